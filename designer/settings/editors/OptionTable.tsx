import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { Json } from '../../document/json.ts';
import { descriptorOf } from '../../document/node-facts.ts';
import { useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { useChange, useFirstNode } from '../settings-context.ts';
import { OptionLine } from './OptionLine.tsx';
import { pasteEntries } from './option-paste.ts';
import {
  addEntry,
  changeEntry,
  entriesOf,
  keysOf,
  moveEntry,
  type OptionPath,
  optionsAt,
  readRows,
} from './option-rows.ts';

/** The options that the design holds itself, one a line. */
export function OptionTable({ id }: { readonly id: string }) {
  const { store } = useDesigner();
  const text = useDesignerText();
  const change = useChange();
  const node = useFirstNode();
  const table = useRef<HTMLTableElement>(null);
  const [dragged, setDragged] = useState<OptionPath | null>(null);
  const [entries, keys] = [entriesOf(node), keysOf(node)];
  const rows = readRows(entries, keys);
  const isNested = descriptorOf(node, store.descriptors)?.optionTree === true;
  const write = (next: readonly Json[], typed = false) =>
    next !== entries && change({ path: optionsAt(node), value: [...next] }, typed);
  const focusOn = (path: OptionPath) =>
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`[data-handle="${path.join('-')}"]`)?.focus(),
    );
  const add = (below: OptionPath) => write(addEntry(entries, keys, below, text('designer.settings.newOption')));
  const move = (path: OptionPath, to: number) => {
    const next = moveEntry(entries, path, to, keys);
    if (next === entries) return;
    write(next);
    focusOn([...path.slice(0, -1), to]);
  };
  return (
    <div className="adit-design-options">
      <table ref={table} id={id} aria-label={text('designer.settings.options')}>
        <thead>
          <tr>
            <th scope="col">
              <span className="adit-sr">{text('designer.settings.optionOrder')}</span>
            </th>
            <th scope="col">{text('designer.settings.optionLabel')}</th>
            <th scope="col">{text('designer.settings.optionValue')}</th>
            <th scope="col">
              <span className="adit-sr">{text('designer.settings.optionMore')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { path } = row;
            const sameList = dragged !== null && sameParent(dragged, path);
            return (
              <OptionLine
                key={path.join('-')}
                id={`${id}-${path.join('-')}`}
                row={row}
                nested={isNested}
                last={
                  !rows.some((other) => sameParent(other.path, path) && (other.path.at(-1) ?? 0) > (path.at(-1) ?? 0))
                }
                onChange={(edit, typed) =>
                  write(
                    changeEntry(entries, path, keys, (entry) => edit(entry, keys)),
                    typed,
                  )
                }
                onAddBelow={() => add(path)}
                onMove={(by) => move(path, (path.at(-1) ?? 0) + by)}
                onPaste={(pasted) => write(pasteEntries(entries, path, pasted, keys))}
                onDragStart={() => setDragged(path)}
                onDragEnd={() => setDragged(null)}
                onDrop={() => sameList && move(dragged, path.at(-1) ?? 0)}
              />
            );
          })}
        </tbody>
      </table>
      {rows.length === 0 && <p className="adit-design-setting-hint">{text('designer.settings.noOptions')}</p>}
      <div className="adit-design-options-foot">
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add([])}>
          {text('designer.settings.addOption')}
        </Button>
        <span className="adit-design-setting-hint">{text('designer.settings.pasteOptions')}</span>
      </div>
    </div>
  );
}

function sameParent(a: OptionPath, b: OptionPath): boolean {
  return a.length === b.length && a.slice(0, -1).join('-') === b.slice(0, -1).join('-');
}
