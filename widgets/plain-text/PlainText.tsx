import './plain-text.css';
import { CopyOutlined } from '@ant-design/icons';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { IconButton } from '../shared/IconButton.tsx';
import { wordOf } from '../shared/records.ts';

export interface PlainTextProps extends FieldProps<string> {
  readonly copyable?: boolean;
}

/** A text as it is, with its lines and never as markup, and a button that copies it. */
export function PlainText({ id, value, label, labelId, describedBy, bare, copyable = true }: PlainTextProps) {
  const { translate, command, toast } = useServices();
  const text = wordOf(value);
  const copy = () =>
    command('copy', { value: text }, { quiet: true }).then(
      () => toast('success', translate('widget.plainText.copied')),
      () => toast('error', translate('widget.plainText.notCopied')),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: an output would be read aloud each time a rule writes it
    <div id={id} className="adit-plain-text" role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      {text === '' ? (
        <span className="adit-empty">{bare ? '' : translate('value.empty')}</span>
      ) : (
        <span className="adit-plain-text-words">{text}</span>
      )}
      {copyable && text !== '' && !bare && (
        <IconButton name={translate('widget.plainText.copy', { label })} icon={<CopyOutlined />} onClick={copy} />
      )}
    </div>
  );
}
