// biome-ignore-all lint/a11y/noStaticElementInteractions: it is a tree or a list, as the question asks
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: as above
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useDrawnRows } from '../list-parts/use-drawn-rows.ts';
import { PickerRow } from './PickerRow.tsx';
import { nodeKey } from './sources/picker-node.ts';
import { type NodeRow, rowAfter, rowBeginning } from './tree-rows.ts';
import type { Draft } from './use-draft.ts';
import type { Levels } from './use-levels.ts';

/** As the style sheet has it. */
const rowPx = 32;
/** What is typed within so many milliseconds is one word. */
const typingMs = 600;

interface Props {
  readonly label: string;
  readonly levels: Levels;
  readonly draft: Draft;
  readonly isTree: boolean;
  readonly isSeveral: boolean;
  /** Where each stands is said beside it. */
  readonly withNotes: boolean;
}

/** What can be chosen from, as a tree or a list: by mouse, and by the keys of either. */
export function PickerTree({ label, levels, draft, isTree, isSeveral, withNotes }: Props) {
  const { translate } = useServices();
  const { rows, toggle, more } = levels;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const drawn = useDrawnRows(list, rows.length, rowPx);
  const [active, setActive] = useState<string | null>(null);
  const typing = useRef({ text: '', at: 0 });
  const nodes = rows.filter((row): row is NodeRow => row.kind === 'node');
  const at = Math.max(
    0,
    nodes.findIndex(({ key }) => key === active),
  );
  const current = nodes[at];
  const shown = rows.slice(drawn.from, drawn.to);
  // What stands near the end of what is seen asks for more by itself.
  const awaited = shown.find((row) => row.kind === 'more');
  useEffect(() => {
    if (awaited) more(awaited.branch);
  }, [awaited, more]);

  const go = (row: NodeRow | undefined) => {
    if (!row) return false;
    setActive(row.key);
    drawn.show(rows.indexOf(row));
    return true;
  };
  const pick = ({ node }: NodeRow) => {
    if (node.canChoose) draft.pick(node);
    else if (node.hasChildren && isTree) toggle(node);
  };
  const type = (key: string) => {
    const { text, at: before } = typing.current;
    const now = performance.now();
    typing.current = { text: now - before < typingMs ? text + key : key, at: now };
    return go(rowBeginning(nodes, at, typing.current.text));
  };
  const press = ({ key }: KeyboardEvent): boolean => {
    if (!current) return false;
    if (key === 'Enter' || key === ' ') {
      pick(current);
      return true;
    }
    const opens = key === 'ArrowRight' && current.node.hasChildren && !current.isOpen;
    if (isTree && (opens || (key === 'ArrowLeft' && current.isOpen))) {
      toggle(current.node);
      return true;
    }
    return go(rowAfter(nodes, at, key)) || (key.length === 1 && type(key));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isDrawn = current !== undefined && shown.includes(current);
  return (
    <div
      ref={list}
      className="adit-pick-rows"
      role={isTree ? 'tree' : 'listbox'}
      aria-label={label}
      aria-multiselectable={isSeveral}
      aria-busy={levels.root.status === 'loading'}
      {...(isDrawn ? { 'aria-activedescendant': `${id}-${rows.indexOf(current)}` } : {})}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div className="adit-pick-space" style={{ height: rows.length * rowPx }}>
        {shown.map((row, index) => {
          const place = drawn.from + index;
          if (row.kind === 'more')
            return (
              <div key={`more-${place}`} role="none" className="adit-pick-more" style={{ top: place * rowPx }}>
                {translate('picker.more')}
              </div>
            );
          return (
            <PickerRow
              key={row.key}
              id={`${id}-${place}`}
              topPx={place * rowPx}
              row={row}
              isTree={isTree}
              isActive={row === current}
              isChosen={draft.keys.has(nodeKey(row.node))}
              withNote={withNotes}
              onPick={() => {
                setActive(row.key);
                pick(row);
              }}
              onToggle={() => {
                setActive(row.key);
                toggle(row.node);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}
