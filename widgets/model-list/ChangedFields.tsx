import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { displayText } from '../../engine/render/display-text.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { withoutColon } from '../../engine/schema/lists/column-label.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Model } from './model.ts';
import type { Change } from './use-history.ts';

type ChangedCell = Change['fields'][number];
type ChangedRow = Change['tables'][number]['rows'][number];

interface Props {
  readonly model: Model;
  readonly change: Change;
}

/** What one save changed: each field before and after, and the rows of sub-tables. */
export function ChangedFields({ model: { catalogue }, change: { fields, tables } }: Props) {
  const { language, translate } = useServices();
  if (fields.length + tables.length === 0) return null;
  return (
    <dl className="adit-timeline-parts">
      {fields.map((cell) => (
        <BeforeAfter key={cell.name} field={catalogue.byName.get(cell.name)} cell={cell} />
      ))}
      {tables.map(({ name, rows, left }) => {
        const table = catalogue.tables.get(name);
        const columns = new Map(table?.columns.map((column) => [column.name, column]));
        return (
          <div key={name}>
            <dt>{labelOf(table, name, language)}</dt>
            <dd>
              <ul>
                {rows.map((row) => (
                  <li key={`${row.kind} ${row.place}`}>
                    <span>{translate(rowWords[row.kind], { place: row.place + 1 })}</span>
                    <RowCells columns={columns} row={row} />
                  </li>
                ))}
                {left > 0 && <li>{translate('history.rowsLeft', { count: left })}</li>}
              </ul>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const rowWords = {
  added: 'history.rowAdded',
  changed: 'history.rowChanged',
  removed: 'history.rowRemoved',
} as const satisfies Record<ChangedRow['kind'], string>;

function RowCells({ columns, row }: { readonly columns: ReadonlyMap<string, Field>; readonly row: ChangedRow }) {
  const { language, translate } = useServices();
  const words = useWords();
  if (row.kind === 'changed')
    return (
      <dl>
        {row.cells.map((cell) => (
          <BeforeAfter key={cell.name} field={columns.get(cell.name)} cell={cell} />
        ))}
      </dl>
    );
  const cells = row.cells.flatMap(({ name, values }) => {
    const text = values ? words(columns.get(name), row.kind === 'added' ? values.after : values.before) : '';
    return text === '' ? [] : [`${labelOf(columns.get(name), name, language)} ${text}`];
  });
  return <span className="adit-history-row">{cells.join(translate('history.comma'))}</span>;
}

/** A field with its value before and after; of a password or a place only that it was changed. */
function BeforeAfter({ field, cell: { name, values } }: { field: Field | undefined; cell: ChangedCell }) {
  const { language, translate } = useServices();
  const words = useWords();
  const said = (value: unknown) =>
    words(field, value) || <span className="adit-empty">{translate('value.empty')}</span>;
  return (
    <div>
      <dt>{labelOf(field, name, language)}</dt>
      <dd>
        {values ? (
          <>
            <del>{said(values.before)}</del> <span aria-hidden="true">→</span> <ins>{said(values.after)}</ins>
          </>
        ) : (
          translate('history.changed')
        )}
      </dd>
    </div>
  );
}

/** A value as the record shows it; one of a field that this page does not know as it is stored. */
function useWords(): (field: Field | undefined, value: unknown) => string {
  const { language, translate, timeZone } = useServices();
  const { options } = useEngine();
  const shared = { language, translate, timeZone, options, read: () => undefined, masked: true, affixed: true };
  return (field, value) => {
    if (value === null || value === undefined) return '';
    if (!field) return typeof value === 'object' ? '' : String(value);
    return displayText(field, value, { ...shared, stored: value });
  };
}

function labelOf(field: Field | undefined, name: string, language: Parameters<typeof localText>[1]): string {
  return withoutColon(localText(field?.node.config.label, language)) || name;
}
