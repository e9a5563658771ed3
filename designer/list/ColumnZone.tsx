import '../../widgets/model-list/marks.css';
import { CaretDownOutlined, CaretUpOutlined, PushpinOutlined, TableOutlined } from '@ant-design/icons';
import { useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { asksForTree } from '../../engine/schema/lists/list-type.ts';
import { isLocalText, localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';
import { Cell } from '../../widgets/model-list/Cell.tsx';
import { cellText } from '../../widgets/model-list/cell-text.ts';
import type { ListColumn } from '../../widgets/model-list/model.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { ColumnEdge } from './ColumnEdge.tsx';
import { ColumnTools } from './ColumnTools.tsx';
import { hasFigure } from './column-figures.ts';
import { widthOfColumn } from './column-width.ts';
import { Taken } from './EntryButtons.tsx';
import { useListPane } from './list-context.ts';
import { sampleLines } from './sample-lines.ts';
import { sampleRows } from './sample-rows.ts';
import { scrollWithin } from './scroll-within.ts';
import { useEntryDrag } from './use-entry-drag.ts';
import { useEntryActions, useEntryKeys } from './use-entry-keys.ts';
import { useLiveRows, useShownColumns } from './use-shown-columns.ts';
import { ZoneCard } from './ZoneCard.tsx';

const zone = 'columnList';

/** The table with rows in it: columns are chosen, moved, made wider, pinned and taken out here. */
export function ColumnZone() {
  const text = useDesignerText();
  const words = useServices();
  const { list, fields, chosen, choose, missing, missingIn, incoming } = useListPane();
  const columns = useShownColumns(list);
  const live = useLiveRows();
  const act = useEntryActions();
  const keysOf = useEntryKeys();
  const { start, edgeOf, dragged } = useEntryDrag(zone, act.moveBefore);
  const [drawn, setDrawn] = useState<{ prop: string; width: number } | null>(null);
  const rows = live ?? sampleRows(columns, { language: words.language, translate: text });
  const widthOf = ({ column }: ListColumn) => (drawn?.prop === column.prop ? drawn.width : widthOfColumn(column.width));
  const width = columns.reduce((sum, column) => sum + widthOf(column), 0);
  const reached = chosen?.zone === zone ? chosen.id : columns[0]?.column.prop;
  const isChosen = ({ column }: ListColumn) => (chosen?.zone === zone && chosen.id === column.prop) || undefined;
  const groupColumn = columns.find(({ column }) => column.prop === list.groupField);
  const said = { language: words.language, translate: text, timeZone: words.timeZone };
  const lines = sampleLines(rows, list.type, (row) => (groupColumn && cellText(groupColumn, row, said)) || '–');
  const table = useRef<HTMLTableElement>(null);
  const chosenId = chosen?.zone === zone ? chosen.id : '';
  // What is chosen elsewhere is shown here too.
  useLayoutEffect(() => {
    const head = table.current?.querySelector(`[data-entry="${CSS.escape(chosenId)}"]`)?.closest('th');
    const scroller = table.current?.parentElement;
    if (scroller && head) scrollWithin(scroller, head);
  }, [chosenId]);
  const taken = missingIn(zone);
  const sums = list.showSummary === true && columns.some(({ column }) => hasFigure(list, 'summary', column.prop));
  return (
    <ZoneCard
      icon={<TableOutlined />}
      title={text('designer.list.zone.columns')}
      facts={`${text('designer.list.facts.columns', { count: columns.length, width })}${text(live ? 'designer.list.facts.live' : 'designer.list.facts.sample')}${taken > 0 ? text('designer.list.preview.taken', { count: taken }) : ''}`}
      extra={<ColumnTools />}
    >
      {columns.length === 0 ? (
        <p
          className="adit-design-setting-hint"
          data-zone-of={zone}
          data-drop={incoming?.zone === zone ? 'before' : undefined}
        >
          {text('designer.list.noColumn')}
        </p>
      ) : (
        <div className="adit-design-list-table">
          {asksForTree({ type: list.type === 2 ? 2 : 1, hasTreeQuery: list.hasTreeQuery === true }) && (
            <SampleTree
              title={
                textOf(list.treeTitle, words.language) ||
                fields.get(String(list.treeRelation))?.label ||
                text('designer.list.sample.tree')
              }
            />
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          <section className="adit-design-list-scroll" tabIndex={0} aria-label={text('designer.list.table')}>
            <table ref={table} style={{ width }} data-zone-of={zone}>
              <colgroup>
                {columns.map((one) => (
                  <col key={one.column.prop} style={{ width: widthOf(one) }} />
                ))}
              </colgroup>
              <thead>
                <tr>
                  {columns.map((one, index) => {
                    const { prop, fixed } = one.column;
                    const place = { zone, id: prop } as const;
                    return (
                      <th
                        key={prop}
                        scope="col"
                        data-align={alignOf(one)}
                        data-chosen={isChosen(one)}
                        data-taken={missing(place) !== null || undefined}
                      >
                        <button
                          type="button"
                          data-zone={zone}
                          data-entry={prop}
                          data-drop={edgeOf(index, columns.length)}
                          data-dragged={dragged === prop || undefined}
                          aria-pressed={isChosen(one) ?? false}
                          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight [ ] P Delete"
                          tabIndex={prop === reached ? 0 : -1}
                          onClick={() => choose(place)}
                          onKeyDown={keysOf(place)}
                          onPointerDown={start(prop)}
                        >
                          {fixed !== undefined && fixed !== 'none' && <PushpinOutlined aria-hidden="true" />}
                          <span>{one.label}</span>
                          <Taken code={missing(place)} />
                          {list.defaultSidx === prop &&
                            (list.sort === 'asc' ? (
                              <CaretUpOutlined aria-hidden="true" />
                            ) : (
                              <CaretDownOutlined aria-hidden="true" />
                            ))}
                        </button>
                        <ColumnEdge
                          width={widthOf(one)}
                          onDraw={(next) => setDrawn(next === null ? null : { prop, width: next })}
                          onWidth={(next) => act.setWidth(place, next)}
                        />
                      </th>
                    );
                  })}
                </tr>
              </thead>
              <tbody>
                {lines.map((line) =>
                  line.kind === 'group' ? (
                    <tr key={`group ${line.words}`} className="adit-design-list-group">
                      <td colSpan={columns.length}>
                        <CaretDownOutlined aria-hidden="true" /> {line.words}{' '}
                        <span className="adit-design-list-facts">{line.count}</span>
                      </td>
                    </tr>
                  ) : (
                    <tr key={line.row.id} data-edited={line.isEdited || undefined}>
                      {columns.map((one, index) => (
                        <td
                          key={one.column.prop}
                          data-align={alignOf(one)}
                          data-chosen={isChosen(one)}
                          data-taken={missing({ zone, id: one.column.prop }) !== null || undefined}
                        >
                          {index === 0 && list.type === 5 && (
                            <span className="adit-design-list-indent" data-level={line.level} aria-hidden="true">
                              {line.hasBelow && <CaretDownOutlined />}
                            </span>
                          )}
                          <Cell listed={one} row={line.row} text={cellText(one, line.row, said)} />
                        </td>
                      ))}
                    </tr>
                  ),
                )}
              </tbody>
              {sums && (
                <tfoot>
                  <tr>
                    {columns.map((one, index) => (
                      <td key={one.column.prop} data-align={alignOf(one)} data-chosen={isChosen(one)}>
                        {hasFigure(list, 'summary', one.column.prop) ? 'Σ' : index === 0 && text('designer.list.sum')}
                      </td>
                    ))}
                  </tr>
                </tfoot>
              )}
            </table>
          </section>
        </div>
      )}
    </ZoneCard>
  );
}

/** The tree beside the list, as far as it can be drawn without its source. */
function SampleTree({ title }: { readonly title: string }) {
  const text = useDesignerText();
  return (
    <div className="adit-design-list-tree" aria-hidden="true">
      <strong>{title}</strong>
      <span data-level="1">{text('designer.list.sample.all')}</span>
      {[1, 2, 2, 1, 2].map((level, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and never another one
        <span key={index} data-level={level}>
          {text('designer.list.sample.option', { number: index + 1 })}
        </span>
      ))}
    </div>
  );
}

function textOf(value: unknown, language: Language): string {
  return typeof value === 'string' || isLocalText(value) ? localText(value, language) : '';
}

function alignOf({ column, field }: ListColumn): 'left' | 'center' | 'right' {
  return column.align ?? (field && valueKinds[field.kind].align) ?? 'left';
}
