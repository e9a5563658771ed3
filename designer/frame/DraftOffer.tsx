import { Button, Modal } from 'antd';
import { useTimeAgo } from '../../engine/contract/use-time-ago.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import type { Draft } from './draft-keeper.ts';

interface Props {
  readonly draft: Draft | null;
  /** Revision on the server now. */
  readonly revision: number;
  onRestore(draft: Draft): void;
  onDiscard(): void;
}

/** Work of an earlier visit that did not reach the server. It has to be answered: going on would write over it. */
export function DraftOffer({ draft, revision, onRestore, onDiscard }: Props) {
  const translate = useDesignerText();
  const ago = useTimeAgo();
  return (
    <Modal
      title={translate('designer.frame.offerTitle')}
      open={draft !== null}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      width={416}
      footer={[
        <Button key="discard" onClick={onDiscard}>
          {translate('designer.frame.discard')}
        </Button>,
        <Button key="restore" type="primary" autoFocus onClick={() => draft && onRestore(draft)}>
          {translate('designer.frame.restore')}
        </Button>,
      ]}
    >
      {draft && (
        <>
          <p>{translate('designer.frame.offerText', { time: ago(draft.at) })}</p>
          {draft.revision !== revision && <p>{translate('designer.frame.offerOlder')}</p>}
        </>
      )}
    </Modal>
  );
}
