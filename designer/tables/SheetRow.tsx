import { Checkbox } from 'antd';
import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { TableOutlook } from '../../engine/schema/calls/index.ts';
import { findingText } from '../../engine/schema/findings/finding-text.ts';
import { isPlainKind, lengthOf, takesDecimals, takesLength } from '../../engine/schema/tables/column-wish.ts';
import { isObject, type Json } from '../document/json.ts';
import { SeverityIcon } from '../findings/SeverityIcon.tsx';
import { useDesigner, useTree } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { changeColumn, nameColumn } from './change-column.ts';
import { NumberCell } from './NumberCell.tsx';
import type { ColumnRow, TableRows } from './table-rows.ts';

interface Props {
  readonly row: ColumnRow;
  readonly table: TableRows;
  /** How the column will stand. */
  readonly stands: TableOutlook['columns'][number] | undefined;
  onNode(key: string): void;
}

/** One column: what is the field's own leads to the field, the rest is changed here. */
export function SheetRow({ row, table, stands, onNode }: Props) {
  const text = useDesignerText();
  const { run } = useDesigner();
  const { field, entry, size, column } = row;
  const { key, kind, label, node } = field;
  const { required, unique } = isObject(node.config) ? node.config : {};
  const faults = useFaults(row, table);
  const own = entry ? lengthOf(entry.entry) : {};
  const decimals = typeof entry?.entry.decimals === 'number' ? entry.entry.decimals : own.decimals;
  // The columns of a table that was made elsewhere are what they are.
  const isFixed = row.isSystem || (table.bound && entry !== undefined);
  const name = (what: string) => text('designer.tables.cell', { label, what: text(`designer.tables.${what}`) });
  const change = (what: 'dataLength' | 'decimals' | 'unique' | 'index', value: Json | undefined, typed = false) =>
    run(changeColumn, { key, what, value, ...(typed ? { mergeKey: `column ${key} ${what}` } : {}) });
  return (
    <>
      <tr {...(entry ? { 'data-entry': entry.index } : {})}>
        <th scope="row" data-cell="field">
          <button
            type="button"
            className="adit-design-columns-sheet-plain"
            aria-label={text('designer.tables.toField', { label })}
            onClick={() => onNode(key)}
          >
            {label}
          </button>
        </th>
        <td data-cell="column">
          {row.isSystem ? (
            <span className="adit-design-columns-sheet-quiet">{text('designer.tables.system')}</span>
          ) : (
            <input
              className="adit-design-columns-sheet-cell"
              data-name=""
              aria-label={name('column')}
              aria-invalid={faults.length > 0 && faults.some(({ at }) => at.endsWith('columnName'))}
              maxLength={80}
              placeholder={field.name}
              title={row.isDerived ? text('designer.tables.derived') : ''}
              value={row.isDerived ? '' : column}
              onChange={({ target }) => run(nameColumn, { key, column: target.value, mergeKey: `column ${key} name` })}
            />
          )}
        </td>
        <td>{text(`designer.tables.kind.${kind}`)}</td>
        <td data-cell="length" className="adit-design-columns-sheet-number">
          {takesLength(kind) && !isFixed ? (
            <NumberCell
              label={name('length')}
              value={own.length}
              placeholder={size.maxLength === undefined ? '' : `≤ ${size.maxLength}`}
              invalid={faults.some(({ at }) => at.endsWith('dataLength'))}
              onChange={(value) => change('dataLength', value, true)}
            />
          ) : (
            <span className="adit-design-columns-sheet-quiet">{own.length ?? ''}</span>
          )}
        </td>
        <td data-cell="decimals" className="adit-design-columns-sheet-number">
          {takesDecimals(kind) && !isFixed ? (
            <NumberCell
              label={name('decimals')}
              value={decimals}
              placeholder={size.precision === undefined ? '' : String(size.precision)}
              invalid={faults.some(({ at }) => at.endsWith('decimals'))}
              onChange={(value) => change('decimals', value, true)}
            />
          ) : (
            <span className="adit-design-columns-sheet-quiet">{takesDecimals(kind) ? (decimals ?? '') : ''}</span>
          )}
        </td>
        <td className="adit-design-columns-sheet-tick">{required === true && <FromField name={name('required')} />}</td>
        <td data-cell="unique" className="adit-design-columns-sheet-tick">
          {unique === true ? (
            <FromField name={name('unique')} />
          ) : (
            !row.isSystem &&
            isPlainKind(kind) &&
            field.table === null && (
              <Checkbox
                aria-label={name('unique')}
                checked={entry?.entry.unique === true}
                onChange={({ target }) => change('unique', target.checked || undefined)}
              />
            )
          )}
        </td>
        <td data-cell="index" className="adit-design-columns-sheet-tick">
          {!row.isSystem && isPlainKind(kind) && (
            <Checkbox
              aria-label={name('index')}
              checked={entry?.entry.index === true}
              onChange={({ target }) => change('index', target.checked || undefined)}
            />
          )}
        </td>
        <td>
          {stands && (
            <>
              <code>
                {stands.name} {stands.type}
              </code>{' '}
              {stands.isNew && (
                <span className="adit-design-columns-sheet-quiet">{text('designer.tables.willBe')}</span>
              )}
            </>
          )}
        </td>
      </tr>
      {faults.length > 0 && (
        <tr className="adit-design-columns-sheet-fault">
          <td colSpan={9}>
            {faults.map(({ at, severity, message }) => (
              <div key={`${at} ${message}`}>
                <SeverityIcon severity={severity} />
                <span>{message}</span>
              </div>
            ))}
          </td>
        </tr>
      )}
    </>
  );

  /** What the field says, for the field to change. */
  function FromField({ name: what }: { readonly name: string }) {
    return (
      <button
        type="button"
        className="adit-design-columns-sheet-plain adit-design-columns-sheet-quiet"
        aria-label={text('designer.tables.yesSaid', { what, why: text('designer.tables.fromField') })}
        title={text('designer.tables.fromField')}
        onClick={() => onNode(key)}
      >
        {text('designer.tables.yes')}
      </button>
    );
  }
}

/** What is wrong with the column, in words. */
function useFaults({ field, entry }: ColumnRow, { said }: TableRows) {
  const { findings } = useDesigner();
  const { language } = useServices();
  const at = useTree().nodes.get(field.key)?.at;
  const entryAt = said && entry ? `/tables/${said.index}/fields/${entry.index}` : null;
  return useMemo(
    () =>
      findings
        .filter(({ code }) => code.startsWith('table.'))
        .filter((one) => isIn(one.at, at) || (entryAt !== null && isIn(one.at, entryAt)))
        .map((one) => ({ at: one.at, severity: one.severity, message: findingText(one, language).message })),
    [findings, language, at, entryAt],
  );
}

const isIn = (at: string, place: string | undefined) =>
  place !== undefined && (at === place || at.startsWith(`${place}/`));
