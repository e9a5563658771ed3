// Here: what is shown when somebody else has saved meanwhile: both versions, joined or chosen from.

import './conflict.css';
import { Button, Modal } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTimeAgo } from '../../engine/contract/use-time-ago.ts';
import type { JsonObject } from '../document/json.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { ConflictRow } from './ConflictRow.tsx';
import { joinDocuments, type Side, withChoices } from './join-documents.ts';
import { MergedChanges } from './MergedChanges.tsx';
import type { NewerRevision } from './newer-revision.ts';

interface Props {
  /** What a save met; null while there is nothing to merge. */
  readonly conflict: NewerRevision | null;
  /** The merged document is to be saved over the newer revision. */
  onJoined(document: JsonObject): void;
  /** Closed without a choice: the work stays as it is, unsaved. */
  onLater(): void;
}

/** Two people saved one model: what does not touch is merged, the rest is chosen place by place. */
export function ConflictDialog({ conflict, onJoined, onLater }: Props) {
  const translate = useDesignerText();
  return (
    <Modal
      title={translate('designer.conflict.title')}
      open={conflict !== null}
      onCancel={onLater}
      mask={{ closable: false }}
      width={800}
      footer={null}
      destroyOnHidden
    >
      {conflict && <Joining key={conflict.revision} newer={conflict} onJoined={onJoined} onLater={onLater} />}
    </Modal>
  );
}

function Joining({ newer, onJoined, onLater }: Omit<Props, 'conflict'> & { readonly newer: NewerRevision }) {
  const translate = useDesignerText();
  const ago = useTimeAgo();
  const { store } = useDesigner();
  const mine = useDesign(({ document }) => document);
  const { base, theirs, who, when } = newer;
  const { merged, conflicts, taken } = useMemo(
    () => joinDocuments(base, mine, theirs, store.descriptors, translate.language),
    [base, mine, theirs, store, translate],
  );
  const [choices, setChoices] = useState<readonly (Side | undefined)[]>([]);
  const rows = useRef<HTMLUListElement>(null);
  const chosen = conflicts.flatMap((_, index) => choices[index] ?? []);
  const open = conflicts.length - chosen.length;
  const chooseAll = (side: Side) => setChoices(conflicts.map(() => side));
  const finish = () => {
    if (open === 0) return onJoined(withChoices(merged, conflicts, chosen, store.descriptors));
    // The first that is left is the next thing to do.
    const first = conflicts.findIndex((_, index) => choices[index] === undefined);
    rows.current?.children[first]?.querySelector('input')?.focus();
  };
  const met =
    who && when
      ? translate('designer.conflict.who', { user: who, time: ago(when) })
      : translate('designer.conflict.someone');
  return (
    <div className="adit-design-conflict">
      <p>{met}</p>
      <MergedChanges changes={taken} />
      {conflicts.length === 0 ? (
        <p>{translate('designer.conflict.clean')}</p>
      ) : (
        <>
          <div className="adit-design-conflict-all">
            <span>{translate('designer.conflict.rest', { count: conflicts.length })}</span>
            <Button size="small" onClick={() => chooseAll('mine')}>
              {translate('designer.conflict.allMine')}
            </Button>
            <Button size="small" onClick={() => chooseAll('theirs')}>
              {translate('designer.conflict.allTheirs')}
            </Button>
          </div>
          <ul ref={rows} className="adit-design-conflict-rows">
            {conflicts.map((one, index) => (
              <ConflictRow
                key={`${one.kind} ${one.id} ${JSON.stringify(one.trail)}`}
                conflict={one}
                merged={merged}
                side={choices[index]}
                onSide={(side) => setChoices((known) => conflicts.map((_, at) => (at === index ? side : known[at])))}
              />
            ))}
          </ul>
        </>
      )}
      <div className="adit-design-dialog-foot">
        <Button onClick={onLater}>{translate('designer.conflict.later')}</Button>
        <Button type="primary" onClick={finish}>
          {open === 0 ? translate('designer.conflict.save') : translate('designer.conflict.open', { count: open })}
        </Button>
      </div>
    </div>
  );
}
