import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { limits } from '../../engine/schema/limits.ts';
import { WaitingButton } from '../../widgets/shared/WaitingButton.tsx';
import { copyText } from '../commands/copy-text.ts';
import { treeOf } from '../document/design-tree.ts';
import { nameOf } from '../document/node-words.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';

interface Props {
  /** Rejects with words for people. */
  onSave(fullName: string, content: string, shared: boolean): Promise<void>;
}

/** Keeps what is chosen on the canvas: under a name, for oneself or for everybody who designs. */
export function SaveFragment({ onSave }: Props) {
  const { store } = useDesigner();
  const translate = useDesignerText();
  const count = useDesign((state) => state.selection.length);
  const [name, setName] = useState<string | null>(null);
  const [shared, setShared] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const begin = () => {
    const { document, selection } = store.state();
    const node = treeOf(document).nodes.get(selection[0] ?? '')?.node;
    setName(node ? nameOf(node, store.descriptors, translate).slice(0, limits.fragmentNameLength) : '');
  };
  const end = () => {
    setName(null);
    setShared(false);
    setMessage(null);
  };
  const save = async () => {
    const { document, selection } = store.state();
    if (busy || name === null || name.trim() === '' || selection.length === 0) return;
    setBusy(true);
    try {
      await onSave(name.trim(), copyText({ tree: treeOf(document) }, selection), shared);
      end();
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  if (name === null)
    return (
      <Button block disabled={count === 0} onClick={begin}>
        {count === 0
          ? translate('designer.palette.selectFirst')
          : translate('designer.palette.saveFragment', { count })}
      </Button>
    );
  return (
    <form
      className="adit-design-fragment-form"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        end();
      }}
    >
      <Input
        autoFocus
        aria-label={translate('designer.palette.fragmentName')}
        value={name}
        maxLength={limits.fragmentNameLength}
        onChange={(event) => setName(event.target.value)}
      />
      <Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)}>
        {translate('designer.palette.share')}
      </Checkbox>
      {message !== null && <div role="alert">{message}</div>}
      <div className="adit-design-fragment-buttons">
        <Button onClick={end}>
          {translate('designer.palette.cancel')} <kbd className="adit-key">Esc</kbd>
        </Button>
        <WaitingButton type="primary" htmlType="submit" busy={busy} disabled={name.trim() === '' || count === 0}>
          {translate('designer.palette.save')} <kbd className="adit-key">Enter</kbd>
        </WaitingButton>
      </div>
    </form>
  );
}
