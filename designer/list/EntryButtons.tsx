import { LockOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { JsonObject } from '../document/json.ts';
import { entriesOf, idOf, type Zone } from '../document/list-edit.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { useListPane } from './list-context.ts';
import { useEntryDrag } from './use-entry-drag.ts';
import { useEntryActions, useEntryKeys } from './use-entry-keys.ts';

interface Props {
  readonly zone: Zone;
  readonly label: string;
  /** What stands in the button of an entry. */
  draw(entry: JsonObject, id: string, name: string): ReactNode;
}

/** What the previewed role or person has no right to: the lock, and the code that is missing. */
export function Taken({ code }: { readonly code: string | null }) {
  const text = useDesignerText();
  if (code === null) return null;
  const words = text('designer.list.preview.lacks', { code });
  return (
    <span className="adit-design-list-lock" title={words}>
      <LockOutlined aria-hidden="true" />
      <span className="adit-sr">{words}</span>
    </span>
  );
}

/** The entries of a zone, one button each, in their order: chosen by a press, moved by a drag or by Alt and arrows. */
export function EntryButtons({ zone, label, draw }: Props) {
  const { list, chosen, choose, nameOf, missing } = useListPane();
  const { moveBefore } = useEntryActions();
  const keysOf = useEntryKeys();
  const { start, edgeOf, dragged } = useEntryDrag(zone, moveBefore);
  const entries = entriesOf(list, zone);
  const reached = chosen?.zone === zone ? chosen.id : idOf(zone, entries[0] ?? {});
  return (
    <div role="toolbar" aria-label={label} className="adit-design-list-entries" data-zone-of={zone}>
      {entries.map((entry, index) => {
        const id = idOf(zone, entry);
        const isChosen = chosen?.zone === zone && chosen.id === id;
        return (
          <button
            key={id}
            type="button"
            className="adit-design-list-entry"
            data-zone={zone}
            data-entry={id}
            data-drop={edgeOf(index, entries.length)}
            data-dragged={dragged === id || undefined}
            data-taken={missing({ zone, id }) !== null || undefined}
            aria-pressed={isChosen}
            aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
            tabIndex={id === reached ? 0 : -1}
            onClick={() => choose({ zone, id })}
            onKeyDown={keysOf({ zone, id })}
            onPointerDown={start(id)}
          >
            {draw(entry, id, nameOf({ zone, id }))}
            <Taken code={missing({ zone, id })} />
          </button>
        );
      })}
    </div>
  );
}
