// biome-ignore-all lint/a11y/useSemanticElements: a <fieldset> would bring a frame and a legend of its own
import './table.css';
import { lazy, Suspense, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { localProps } from '../../engine/actions/local-props.ts';
import { useEngine, useSignal, useSignals } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { signalNames } from '../../engine/contract/signals.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { displayText } from '../../engine/render/display-text.ts';
import { ownValue } from '../../engine/schema/calc/index.ts';
import type { CompiledTable } from '../../engine/schema/check/index.ts';
import { fieldCode } from '../../engine/schema/fields/fields.ts';
import type { RowSource } from '../../engine/schema/fields/row-source.ts';
import { HeadingText } from '../shared/HeadingText.tsx';
import { ProblemCount } from '../shared/ProblemCount.tsx';
import { describedByAll } from '../shared/stored-text.ts';
import { columnHeads } from './column-heads.ts';
import { withDisplays } from './display-columns.ts';
import { isPicked } from './PickedText.tsx';
import { pickedRow } from './picked-row.ts';
import { RowCards } from './RowCards.tsx';
import { rowKey } from './row-keys.ts';
import { problemsByRow } from './row-problems.ts';
import { Sheet, type SheetHandle } from './Sheet.tsx';
import { columnReads, sheetColumns } from './sheet-columns.ts';
import { SheetContext, type SheetModel, type Stop } from './sheet-model.ts';
import { readTableSettings, type TableSettings } from './stored-settings.ts';
import { TableFooter } from './TableFooter.tsx';
import { useNarrow } from './use-narrow.ts';
import { useStoredWords } from './use-stored-words.ts';
import { useTableRows } from './use-table-rows.ts';

const RowPicker = lazy(() => import('../row-picker/RowPicker.tsx').then((module) => ({ default: module.RowPicker })));

/** Rows inside a form: a sheet where there is room for one, cards one below another where there is not. */
export function Table(props: FieldProps) {
  const { session } = useEngine();
  const table = session.document.form.tables.get(props.field.name);
  return table ? <Rows {...props} table={table} /> : null;
}

function Rows({
  id,
  label,
  labelId,
  describedBy,
  field,
  disabled,
  readOnly,
  table,
}: FieldProps & { readonly table: CompiledTable }) {
  const { name } = field;
  const { session, options, registry } = useEngine();
  const { language, translate, timeZone } = useServices();
  useSignal(name);
  // Its words may be written in several languages: of the buttons, and of what is said of them.
  const settings = useMemo(() => readTableSettings(localProps(field.props, language), field.node), [field, language]);
  const drawn = useMemo(() => withDisplays(table, registry.descriptors), [table, registry]);
  const reads = useMemo(() => columnReads({ ...table, columns: drawn }), [table, drawn]);
  const outside = useSignals(reads, () => reads.map((read) => session.signals.version(read)).join());
  const loaded = useOptionsVersion(table);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the columns read of the form has changed with `outside`
  const columns = useMemo(
    () => sheetColumns({ ...table, columns: drawn }, session.read, language, readOnly),
    [table, drawn, session, language, readOnly, outside],
  );
  const heads = useMemo(
    () => columnHeads(Reflect.get(field.node.config, 'complexHeaderList'), columns, language),
    [field, columns, language],
  );
  const stored = useStoredWords(name);
  const editable = !disabled && !readOnly;
  const selects = editable && settings.footer?.some(({ value }) => value === 'batchRemove') === true;
  const model = useMemo<SheetModel>(() => {
    const readRow: SheetModel['readRow'] = (row) => (key) =>
      table.byName.has(key) ? ownValue(row, key) : session.read(key);
    const words: SheetModel['words'] = ({ name: column, compiled: { field } }, row) =>
      field.through && stored(row, field.through.field.name) === undefined ? undefined : stored(row, column);
    return {
      id,
      name,
      table,
      columns,
      heads,
      stops: stopsOf(columns, settings, editable, selects),
      editable,
      canAdd: editable && settings.canAdd,
      disabled,
      readOnly,
      readRow,
      words,
      text: (column, row) => {
        const { field } = column.compiled;
        const said = words(column, row);
        if (isPicked(field) && said === undefined) return '';
        return displayText(field, ownValue(row, column.name), {
          language,
          translate,
          timeZone,
          options,
          read: readRow(row),
          stored: said,
          masked: readOnly || !column.writable,
          // Units of figures stand in the head.
          affixed: readOnly && field.kind === 'text',
        });
      },
    };
  }, [
    id,
    name,
    table,
    columns,
    heads,
    settings,
    editable,
    selects,
    disabled,
    readOnly,
    session,
    language,
    translate,
    timeZone,
    options,
    stored,
  ]);

  const rows = useTableRows(table);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [source, setSource] = useState<RowSource | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<SheetHandle | null>(null);
  const narrow = useNarrow(frame);
  const list = rows.rows();
  const messageId = `${id}-rows`;
  const keysId = `${id}-keys`;
  const titled = Reflect.get(field.node.config, 'showTitle') !== false && field.node.config.showLabel !== false;
  const focusAdd = () => document.getElementById(`${id}-add`)?.focus();
  const onAdd = () => (handle.current ? handle.current.add() : undefined);
  const wrong = session.state(name).problem?.cells.length ? messageId : undefined;
  // Rows draw again with the model or when this grows: options have come, a field that columns read has changed.
  const version = useDrawn(outside, loaded);

  return (
    <SheetContext value={model}>
      <div
        ref={frame}
        id={id}
        tabIndex={-1}
        role="group"
        aria-disabled={disabled || undefined}
        aria-labelledby={labelId}
        className="adit-table"
        data-disabled={disabled || undefined}
        onFocus={(event) => {
          // Somebody leads here: a link of the summary, an anchor, a stand-in.
          if (event.target === frame.current && !handle.current?.focus()) focusAdd();
        }}
      >
        {titled && (
          <div className="adit-table-title">
            <HeadingText>{label}</HeadingText>
            {narrow === true && (
              <span className="adit-table-count">{translate('widget.table.rows', { count: list.length })}</span>
            )}
            <WrongRows name={name} />
          </div>
        )}
        <div className="adit-table-box">
          {narrow === false && (
            <Sheet
              rows={rows}
              settings={settings}
              labelId={labelId}
              describedBy={describedByAll(describedBy, wrong, editable && keysId)}
              messageId={messageId}
              version={version}
              selection={selects ? { keys: selected, onKeys: setSelected } : undefined}
              handle={handle}
              leave={focusAdd}
            />
          )}
          {narrow === true && (
            <RowCards rows={rows} settings={settings} labelId={labelId} version={version} handle={handle} />
          )}
          {list.length === 0 && (
            <div className="adit-sheet-empty">
              {editable
                ? translate('widget.table.emptyHint', { action: settings.actionText ?? translate('widget.table.add') })
                : translate('widget.table.empty')}
            </div>
          )}
          {(!readOnly || wrong) && (
            <TableFooter
              id={id}
              rows={rows}
              settings={settings}
              messageId={messageId}
              keysId={keysId}
              keyboard={narrow === false}
              selected={selects ? selected.size : undefined}
              onAdd={onAdd}
              onPick={setSource}
              onProblem={() => handle.current?.focus()}
              onRemoveSelected={() => {
                rows.remove([...list.keys()].filter((index) => selected.has(rowKey(list[index] ?? {}))));
                setSelected(new Set());
              }}
            />
          )}
        </div>
        {source && (
          <Suspense fallback={null}>
            <RowPicker
              look="dialog"
              source={source}
              code={fieldCode(field)}
              isSeveral
              chosen={[]}
              keyName="id"
              labelName={source.columns[0]?.value ?? 'fullName'}
              read={session.read}
              onClose={(chosen) => {
                setSource(null);
                const made = (chosen ?? []).flatMap(({ row }) => (row ? [pickedRow(row, source, table)] : []));
                if (made.length > 0) rows.addMany(made);
              }}
            />
          </Suspense>
        )}
      </div>
    </SheetContext>
  );
}

function stopsOf(columns: SheetModel['columns'], settings: TableSettings, editable: boolean, selects: boolean): Stop[] {
  const cells = columns.map((column): Stop => ({ kind: 'cell', column }));
  if (!editable) return cells;
  return [
    ...(selects ? [{ kind: 'select' } as const] : []),
    ...cells,
    ...(settings.canCopy ? [{ kind: 'copy' } as const] : []),
    ...(settings.canRemove ? [{ kind: 'remove' } as const] : []),
  ];
}

/** How many rows are in error, beside the title. */
function WrongRows({ name }: { readonly name: string }) {
  const { session } = useEngine();
  const count = useSignals([name, signalNames.cells(name)], () => problemsByRow(session.state(name).problem).size);
  return <ProblemCount count={count} look="text" />;
}

/** Grows when options or names of a column have come; the store says only that something has. */
function useOptionsVersion(table: CompiledTable): number {
  const { options } = useEngine();
  const [version, grow] = useReducer((count: number) => count + 1, 0);
  const wanted = table.columns.some(({ field: { descriptor } }) => descriptor.options === true || descriptor.refers);
  useEffect(() => (wanted ? options.subscribe(grow) : undefined), [options, wanted]);
  return version;
}

function useDrawn(...parts: readonly unknown[]): number {
  const key = parts.join('/');
  const last = useRef({ key, count: 0 });
  if (last.current.key !== key) last.current = { key, count: last.current.count + 1 };
  return last.current.count;
}
