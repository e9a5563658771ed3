import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { FormSettings } from '../../engine/schema/documents/form-document.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { usePhone } from '../list-parts/use-phone.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import type { Busy } from './use-submit.ts';

interface Props {
  readonly settings: FormSettings;
  readonly isNew: boolean;
  /** It can be left: by its button, and by Esc. */
  readonly closes: boolean;
  readonly busy: Busy;
  /** The submit under way waits for files that are being sent. */
  readonly waits: boolean;
  onCancel(): void;
  /** Leaves what is filled in for the next time. */
  onKeep(): void;
  onSubmit(another: boolean): void;
}

/** The ways out of a form, the usual one last; the keys stand beside them. */
export function EntryFooter({ settings, isNew, closes, busy, waits, onCancel, onKeep, onSubmit }: Props) {
  const { translate, language } = useServices();
  const words = (text: FormSettings['cancelButtonText'], usual: string) =>
    localText(text, language).trim() || translate(usual);
  const phone = usePhone();
  const saves = settings.hasConfirmBtn !== false;
  const cancels = closes && settings.hasCancelBtn !== false;
  const adds = isNew && closes && saves && settings.hasConfirmAndAddBtn !== false;
  const keeps = closes && saves;
  const cancelWords = words(settings.cancelButtonText, 'form.cancel');
  /** On a phone the way on is as wide as the thumb wants it, and the others are behind one button. */
  const isShort = phone && keeps;
  return (
    <footer className="adit-entry-footer">
      <span className="adit-entry-keys">
        {keeps && <Key keys="Ctrl S" words={translate('form.keep')} />}
        {saves && <Key keys="Ctrl Enter" words={words(settings.confirmButtonText, 'form.save')} />}
        {closes && <Key keys="Esc" words={translate('form.close')} />}
      </span>
      <span role="status" className="adit-entry-waits">
        {waits && translate('form.uploading')}
      </span>
      {isShort && (
        <Dropdown
          trigger={['click']}
          placement="topLeft"
          menu={{
            items: [
              ...(adds ? [{ key: 'another', label: translate('form.saveAndAdd'), disabled: busy !== null }] : []),
              { key: 'keep', label: translate('form.keep') },
              ...(cancels ? [{ key: 'cancel', label: cancelWords }] : []),
            ],
            onClick: ({ key }) => {
              if (key === 'another') onSubmit(true);
              else if (key === 'keep') onKeep();
              else onCancel();
            },
          }}
        >
          <Button className="adit-entry-more" aria-label={translate('list.ownActions')} icon={<EllipsisOutlined />} />
        </Dropdown>
      )}
      {!isShort && cancels && <Button onClick={onCancel}>{cancelWords}</Button>}
      {!isShort && keeps && (
        <Button title={translate('form.keepHow')} onClick={onKeep}>
          {translate('form.keep')}
        </Button>
      )}
      {!isShort && adds && (
        <WaitingButton busy={busy === 'another'} onClick={() => onSubmit(true)}>
          {translate('form.saveAndAdd')}
        </WaitingButton>
      )}
      {saves && (
        <WaitingButton type="primary" busy={busy === 'save'} onClick={() => onSubmit(false)}>
          {words(settings.confirmButtonText, 'form.save')}
        </WaitingButton>
      )}
    </footer>
  );
}

function Key({ keys, words }: { readonly keys: string; readonly words: string }) {
  return (
    <span>
      <kbd className="adit-key">{keys}</kbd> {words}
    </span>
  );
}
