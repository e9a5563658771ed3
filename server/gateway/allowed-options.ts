import type { RecordProblem } from '../../engine/schema/check/index.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { pointer } from '../../engine/schema/findings/finding.ts';
import { isEmptyValue, type Option, staticOptions } from '../../engine/schema/values/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { regionCheck } from '../system/region-options.ts';
import type { Access } from './model-access.ts';
import type { PublishedModel } from './model-shape.ts';
import { optionsOfField } from './options.ts';
import { type PickableRows, pickableRows } from './picked-row-problems.ts';
import { rowsOf, type Values } from './row-values.ts';

/** Whether a value is offered now; @param before what the record holds */
type Takes = (value: unknown, before: unknown) => boolean;

/** What dictionaries, interfaces and regions offer now, by field. */
type AllowedOptions = ReadonlyMap<Field, Takes>;

/** What fields offer now that their design does not say itself. Loaded before a transaction is opened. */
export interface Offered {
  readonly options: AllowedOptions;
  readonly rows: PickableRows;
}

export async function offeredNow(context: AppContext, access: Access): Promise<Offered> {
  const [options, rows] = await Promise.all([allowedOptions(context, access), pickableRows(context, access)]);
  return { options, rows };
}

/** Options of dictionaries and interfaces, and regions. An interface that takes parameters depends on the page and is not asked. */
async function allowedOptions(context: AppContext, { actor, model }: Access): Promise<AllowedOptions> {
  const fields = [...model.catalogue.fields, ...[...model.catalogue.tables.values()].flatMap((table) => table.columns)];
  const asking = fields.filter(asksServer);
  const takes = async (field: Field): Promise<[Field, Takes]> =>
    field.descriptor.regions
      ? [field, await regionCheck(field)]
      : [field, oneOf(allValues(await optionsOfField(context, actor, field)))];
  return new Map(await Promise.all(asking.map(takes)));
}

/** A value that is not offered; one that the record holds already stays, its entry may have been taken out since. */
export function optionProblems(
  model: PublishedModel,
  values: Readonly<Values>,
  stored: Readonly<Values>,
  { options: offered }: Pick<Offered, 'options'>,
): RecordProblem[] {
  const problems: RecordProblem[] = [];
  if (offered.size === 0) return problems;
  const check = (field: Field, value: unknown, before: unknown, at: string) => {
    const takes = offered.get(field);
    if (!takes || isEmptyValue(value) || JSON.stringify(value) === JSON.stringify(before)) return;
    if (!takes(value, before)) problems.push({ at, field, problem: { code: 'field.choice' } });
  };
  for (const field of model.catalogue.fields) {
    check(field, values[field.name], stored[field.name], pointer('', field.name));
  }
  for (const table of model.catalogue.tables.values()) {
    const columns = table.columns.filter((column) => offered.has(column));
    if (columns.length === 0) continue;
    const before = new Map(rowsOf(stored[table.name]).map((row) => [row.id, row]));
    for (const [index, row] of rowsOf(values[table.name]).entries()) {
      for (const column of columns) {
        const old = before.get(row.id)?.[column.name];
        check(column, row[column.name], old, pointer('', table.name, index, column.name));
      }
    }
  }
  return problems;
}

/** Every value that is chosen is among these. */
const oneOf =
  (known: ReadonlySet<string>): Takes =>
  (value) =>
    (Array.isArray(value) ? value.flat() : [value]).every((one) => known.has(String(one)));

function asksServer(field: Field): boolean {
  if (field.descriptor.regions) return true;
  if (!field.descriptor.options || field.descriptor.filledBy !== undefined) return false;
  // What the design has written itself, the field's own rules compare with.
  if (staticOptions(field) !== undefined) return false;
  return (field.node.config.templateJson ?? []).length === 0;
}

function allValues(options: readonly Option[], into = new Set<string>()): Set<string> {
  for (const option of options) {
    into.add(String(option.value));
    if (option.children) allValues(option.children, into);
  }
  return into;
}
