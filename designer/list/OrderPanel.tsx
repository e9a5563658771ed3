import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined, PushpinFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { type EntryPlace, entriesOf, idOf } from '../document/list-edit.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { widthOfColumn } from './column-width.ts';
import { Taken } from './EntryButtons.tsx';
import { ListPaneContext, useListPane } from './list-context.ts';
import { scrollWithin } from './scroll-within.ts';
import { useEntryDrag } from './use-entry-drag.ts';
import { useEntryActions, useEntryKeys } from './use-entry-keys.ts';

type OrderedZone = 'columnList' | 'searchList';

/** All columns, or all conditions, one under the other: those of a wide list are ordered here without scrolling it. */
export function OrderPanel() {
  const pane = useListPane();
  const zone = pane.chosen?.zone;
  const root = useRef<HTMLElement>(null);
  const waiting = useRef<string | null>(null);
  // What is moved from here keeps the focus here.
  const own = useMemo(
    () => ({
      ...pane,
      focusLater: ({ id }: EntryPlace) => {
        waiting.current = id;
      },
    }),
    [pane],
  );
  useLayoutEffect(() => {
    const id = waiting.current;
    if (id === null) return;
    waiting.current = null;
    root.current?.querySelector<HTMLElement>(`[data-order="${CSS.escape(id)}"]`)?.focus();
  });
  if (zone !== 'columnList' && zone !== 'searchList') return null;
  return (
    <ListPaneContext value={own}>
      <section className="adit-design-order" ref={root}>
        <Rows zone={zone} />
      </section>
    </ListPaneContext>
  );
}

function Rows({ zone }: { readonly zone: OrderedZone }) {
  const text = useDesignerText();
  const { list, chosen, choose, nameOf, missing } = useListPane();
  const act = useEntryActions();
  const keysOf = useEntryKeys();
  const { start, edgeOf, dragged } = useEntryDrag(zone, act.moveBefore, 'upright');
  const entries = entriesOf(list, zone);
  const ids = entries.map((entry) => idOf(zone, entry));
  const rows = useRef<HTMLDivElement>(null);
  const chosenId = chosen?.id;
  // What is chosen elsewhere is shown here too.
  useLayoutEffect(() => {
    const row = rows.current?.querySelector(`[data-order="${CSS.escape(chosenId ?? '')}"]`);
    if (rows.current && row) scrollWithin(rows.current, row);
  }, [chosenId]);
  const title = text(`designer.list.order.${zone}`);
  const keys = (place: EntryPlace) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null || event.ctrlKey || event.metaKey || event.shiftKey) {
      keysOf(place)(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (event.altKey) act.step(place, by);
    else act.focusNext(place, by);
  };
  const tool = (name: 'up' | 'down', by: -1 | 1, isLast: boolean) => (
    <Button
      size="small"
      type="text"
      icon={by < 0 ? <ArrowUpOutlined /> : <ArrowDownOutlined />}
      disabled={isLast}
      aria-label={text(`designer.list.tool.${name}`)}
      title={`${text(`designer.list.tool.${name}`)}（Alt ${by < 0 ? '↑' : '↓'}）`}
      onClick={() => chosen && act.step(chosen, by)}
    />
  );
  return (
    <>
      <div className="adit-design-order-head">
        <h3>{title}</h3>
        <span className="adit-design-list-facts">
          <kbd className="adit-key">Alt ↑ ↓</kbd> {text('designer.list.order.how')}
        </span>
        <span className="adit-design-order-tools">
          {tool('up', -1, ids[0] === chosen?.id)}
          {tool('down', 1, ids.at(-1) === chosen?.id)}
        </span>
      </div>
      <div
        role="toolbar"
        aria-orientation="vertical"
        aria-label={title}
        ref={rows}
        className="adit-design-order-rows"
        data-order-of={zone}
      >
        {entries.map((entry, index) => {
          const id = idOf(zone, entry);
          const place = { zone, id };
          const isChosen = chosen?.id === id;
          return (
            <button
              key={id}
              type="button"
              className="adit-design-order-row"
              data-order={id}
              data-drop={edgeOf(index, entries.length)}
              data-dragged={dragged === id || undefined}
              data-taken={missing(place) !== null || undefined}
              aria-pressed={isChosen}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
              tabIndex={isChosen ? 0 : -1}
              onClick={() => choose(place)}
              onKeyDown={keys(place)}
              onPointerDown={start(id)}
            >
              <HolderOutlined aria-hidden="true" />
              <span className="adit-design-order-name">{nameOf(place)}</span>
              <Taken code={missing(place)} />
              {zone === 'columnList' && (
                <>
                  <span className="adit-design-list-facts">{widthOfColumn(entry.width)}</span>
                  <span className="adit-design-order-pin">
                    {(entry.fixed === 'left' || entry.fixed === 'right') && (
                      <PushpinFilled role="img" aria-label={text('designer.list.order.pinned')} />
                    )}
                  </span>
                </>
              )}
            </button>
          );
        })}
      </div>
    </>
  );
}
