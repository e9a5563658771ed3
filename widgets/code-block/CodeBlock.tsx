import './code-block.css';
import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { storedText } from '../shared/stored-text.ts';

export interface CodeBlockProps extends ActionProps {
  /** A text as it is; anything else as JSON. */
  readonly content?: unknown;
  readonly title?: string;
  /** px */
  readonly maxHeight?: number;
}

/** Text in which every character counts, with a way to take it along. */
export function CodeBlock({ id, label, content, title, maxHeight }: CodeBlockProps) {
  const { translate, command, toast } = useServices();
  const text = typeof content === 'string' ? content : content === undefined ? '' : JSON.stringify(content, null, 2);
  const name = storedText(title) ?? (label || translate('widget.codeBlock.name'));
  const copy = async () => {
    try {
      await command('copy', { value: text });
      toast('success', translate('widget.codeBlock.copied'));
    } catch {
      // The browser refused; the text can still be selected by hand.
    }
  };
  return (
    <figure className="adit-code" aria-labelledby={`${id}-title`}>
      <figcaption id={`${id}-title`}>
        <span>{name}</span>
        <Button type="text" size="small" icon={<CopyOutlined />} onClick={() => void copy()}>
          {translate('widget.codeBlock.copy')}
        </Button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <pre tabIndex={0} style={{ maxHeight: maxHeight ?? 320 }}>
        {text}
      </pre>
    </figure>
  );
}
