import { Button, Modal } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { useFocusBack } from '../shared/use-focus-back.ts';
import { CodeWorkbench } from './CodeWorkbench.tsx';
import type { CodeType } from './code-types.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly given: CodeType | undefined;
  readonly most: number;
  readonly readOnly: boolean;
  /** Called once; with no text when it was called off. */
  onClose(text?: string): void;
}

/** The text over the whole window; what was written is handed out when it is accepted. */
export function CodeDialog({ title, text, given, most, readOnly, onClose }: Props) {
  const { translate, confirm } = useServices();
  const [draft, setDraft] = useState(text);
  useFocusBack();
  const leave = async () => {
    const question = { title: translate('widget.codeEditor.drop'), okText: translate('widget.codeEditor.dropIt') };
    if (draft === text || (await confirm({ ...question, danger: true }))) onClose();
  };
  // Keys reach what stands around the field through React's tree, though the dialog stands elsewhere in the page.
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') void leave();
  };
  // Before the text gets it, which would begin a new line.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || readOnly) return;
    event.preventDefault();
    event.stopPropagation();
    onClose(draft);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the dialog, wherever in it the focus stands
    <span onKeyDown={onKeyDown} onKeyDownCapture={onKeyDownCapture}>
      <Modal
        open
        className="adit-code-dialog"
        width="100%"
        title={title}
        getContainer={bodyContainer}
        mask={{ closable: false }}
        closable={{ 'aria-label': translate('widget.codeEditor.close') }}
        onCancel={() => void leave()}
        footer={
          <>
            <Button onClick={() => void leave()}>
              {translate(readOnly ? 'widget.codeEditor.close' : 'widget.codeEditor.cancel')}
            </Button>
            {!readOnly && (
              <Button type="primary" aria-keyshortcuts="Control+Enter" onClick={() => onClose(draft)}>
                {translate('widget.codeEditor.ok')}
              </Button>
            )}
          </>
        }
      >
        <CodeWorkbench
          text={draft}
          given={given}
          most={most}
          readOnly={readOnly}
          attributes={{ 'aria-label': title }}
          takesFocus
          onText={setDraft}
          onLeave={() => {}}
        />
      </Modal>
    </span>
  );
}
