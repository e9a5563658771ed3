// Here: the outline: the document as a tree that is worked in by keys and pointer.

import './outline.css';
import { memo, useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { findingMarks, markText } from '../canvas/finding-marks.ts';
import { useKeptFocus } from '../canvas/use-kept-focus.ts';
import { treeOf } from '../document/design-tree.ts';
import { type Designer, useDesign, useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { DesignRow } from './DesignRow.tsx';
import { findRows } from './find-rows.ts';
import { OutlineHead } from './OutlineHead.tsx';
import { OutlineRow } from './OutlineRow.tsx';
import { around, designRow, outlineRows } from './outline-rows.ts';
import type { OutlineTools } from './outline-tools.ts';
import { rowHeight, rowWindow } from './row-window.ts';
import { useOutlineKeys } from './use-outline-keys.ts';
import { useOutlinePointer } from './use-outline-pointer.ts';
import { useOutlineTree } from './use-outline-tree.ts';
import { useView } from './use-view.ts';

/** All nodes of the design as a tree, one line each; only the lines near the view are drawn. */
export const Outline = memo(function Outline() {
  const designer = useDesigner();
  const { store, findings } = designer;
  const { language } = useServices();
  const translate = useDesignerText();
  const tree = useOutlineTree();
  const selection = useDesign((state) => state.selection);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [searching, setSearching] = useState(false);
  const [find, setFind] = useState('');
  const [turned, setTurned] = useState<{ key: string; state: 'renaming' | 'menu' } | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);

  const now = useRef<Designer>(designer);
  useLayoutEffect(() => {
    now.current = designer;
  });
  const tools = useMemo<OutlineTools>(
    () => ({
      store,
      descriptors: store.descriptors,
      translate,
      language,
      run: (command, args) => now.current.run(command, args),
      reason: (command, args) => now.current.reason(command, args),
      turn: (key, state) => setTurned(state && { key, state }),
    }),
    [store, translate, language],
  );

  const wanted = useDeferredValue(searching ? find.trim() : '');
  const found = useMemo(
    () => (wanted === '' ? null : findRows(tree, wanted, store.descriptors, translate)),
    [tree, wanted, store.descriptors, translate],
  );
  const rows = useMemo(() => outlineRows(tree, closed, found), [tree, closed, found]);
  const marks = useMemo(
    () =>
      new Map([...findingMarks(findings, treeOf(store.state().document))].map(([key, mark]) => [key, markText(mark)])),
    [findings, store],
  );
  const view = useView(scroller);
  const { first, last } = rowWindow(view.top, view.height, rows.length);

  // What is chosen is always to be seen: containers around it open, its line in view.
  const [chosen] = selection;
  const opened = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (chosen === opened.current) return;
    opened.current = chosen;
    if (chosen === undefined) return;
    const keys = around(treeOf(store.state().document), chosen);
    setClosed((before) =>
      before.has(designRow) || keys.some((key) => before.has(key))
        ? new Set([...before].filter((key) => key !== designRow && !keys.includes(key)))
        : before,
    );
  }, [chosen, store]);
  const place = rows.findIndex(({ key }) => key === (chosen ?? designRow));
  // Once for a place: who scrolls away from it is not fetched back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is only looked at
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || place < 0) return;
    const top = place * rowHeight;
    // Well inside of what is in view: asked exactly, the page would be laid out right now.
    if (top >= view.top + rowHeight && top + 3 * rowHeight <= view.top + view.height) return;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + rowHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + rowHeight - box.clientHeight;
  }, [place]);

  const findRow = useCallback(
    (key: string) => part.current?.querySelector<HTMLElement>(`[data-design-row="${CSS.escape(key)}"]`) ?? null,
    [],
  );
  useKeptFocus(part, findRow, 'row');
  // A name that was typed, or a menu that closed, gives the focus back to its line.
  const wasTurned = useRef<string | null>(null);
  useEffect(() => {
    if (turned === null && wasTurned.current !== null) {
      // The command of a menu may have taken its line away, and chosen another one.
      const line = findRow(store.state().selection[0] ?? designRow) ?? findRow(wasTurned.current);
      line?.focus({ preventScroll: true });
    }
    wasTurned.current = turned?.key ?? null;
  }, [turned, findRow, store]);

  const toggle = useCallback(
    (keys: readonly string[], open: boolean) =>
      setClosed((before) =>
        open ? new Set([...before].filter((key) => !keys.includes(key))) : new Set([...before, ...keys]),
      ),
    [],
  );
  const toggleAll = useCallback(
    () =>
      setClosed((before) => {
        if (before.size > 0) return new Set();
        const nodes = [...treeOf(store.state().document).nodes.values()];
        return new Set(nodes.filter(({ children }) => children.length > 0).map(({ key }) => key));
      }),
    [store],
  );
  const search = useCallback((next: string | null) => {
    setSearching(next !== null);
    setFind(next ?? '');
  }, []);
  const keyDown = useOutlineKeys({ rows, tools, toggle });
  const pointer = useOutlinePointer({ rows, tools, toggle });

  const allOpen = closed.size === 0;
  const drawn = rows.slice(first, last).map((row, index) => ({ row, index: first + index }));
  // The line with the focus stays, however far one scrolls: focus on a line that is gone is focus lost.
  if (place >= 0 && (place < first || place >= last)) {
    const row = rows[place];
    if (row) drawn.push({ row, index: place });
  }
  return (
    <div className="adit-design-tree" ref={part}>
      <OutlineHead find={searching ? find : null} onFind={search} allOpen={allOpen} onAll={toggleAll} />
      <div className="adit-design-outline-scroll" ref={scroller} data-design-scroll="">
        <div
          role="tree"
          aria-label={translate('designer.outline.name')}
          aria-multiselectable="true"
          className="adit-design-outline-rows"
          style={{ height: rows.length * rowHeight }}
          onKeyDown={keyDown}
          {...pointer}
        >
          {drawn.map(({ row, index }) => {
            if (row.key === designRow)
              return <DesignRow key={row.key} open={row.open} chosen={chosen === undefined} tools={tools} />;
            const node = tree.nodes.get(row.key);
            const order = selection.indexOf(row.key);
            return (
              node && (
                <OutlineRow
                  key={row.key}
                  rowKey={row.key}
                  node={node.node}
                  level={row.level}
                  position={row.position}
                  size={row.size}
                  open={row.open}
                  index={index}
                  chosen={order === 0 ? 'first' : order > 0 ? 'also' : undefined}
                  focusable={row.key === chosen}
                  finding={marks.get(row.key)}
                  state={turned?.key === row.key ? turned.state : undefined}
                  tools={tools}
                />
              )
            );
          })}
        </div>
        {found?.size === 0 && (
          <p className="adit-design-palette-empty">{translate('designer.outline.nothing', { words: wanted })}</p>
        )}
      </div>
    </div>
  );
});
