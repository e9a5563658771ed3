import type { RecordProblem } from '../../engine/schema/check/index.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { missingParameters, sentParameters } from '../../engine/schema/fields/interface-parameters.ts';
import type { PickedRow } from '../../engine/schema/fields/row-source.ts';
import { pointer } from '../../engine/schema/findings/finding.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type LoadedInterface, loadInterface } from '../system/data-interfaces.ts';
import { rowsFor } from '../system/interface-queries.ts';
import type { Access } from './model-access.ts';
import { rowsOf, type Values } from './row-values.ts';

/** The interfaces that fields of a model pick rows from, by field; loaded before a transaction is opened. */
export type PickableRows = ReadonlyMap<Field, Pickable>;

interface Pickable {
  readonly picked: PickedRow;
  /** Null: it is gone, or switched off. */
  readonly found: LoadedInterface | null;
}

export async function pickableRows(context: AppContext, { actor, model }: Access): Promise<PickableRows> {
  const fields = [...model.catalogue.fields, ...[...model.catalogue.tables.values()].flatMap((table) => table.columns)];
  const picking = fields.flatMap((field) => {
    const picked = field.descriptor.picksRow?.(field.node);
    return picked ? [{ field, picked }] : [];
  });
  const known = new Map<string, Promise<LoadedInterface | null>>();
  for (const { picked } of picking)
    if (!known.has(picked.interfaceId)) known.set(picked.interfaceId, load(context, actor, picked.interfaceId));
  return new Map(
    await Promise.all(
      picking.map(async ({ field, picked }) => {
        const found = (await known.get(picked.interfaceId)) ?? null;
        return [field, { picked, found }] as const;
      }),
    ),
  );
}

function load(context: AppContext, { tenantId }: Actor, id: string): Promise<LoadedInterface | null> {
  return loadInterface(context, tenantId, id).catch((error: unknown) => {
    if (error instanceof Refused && error.answer === 'notFound') return null;
    throw error;
  });
}

/** Values that are no row's of what the field offers to this very record. What it holds already stays. */
export function pickedRowProblems(
  { actor, model }: Pick<Access, 'actor' | 'model'>,
  pickable: PickableRows,
  values: Readonly<Values>,
  stored: Readonly<Values>,
  now: Date,
): RecordProblem[] {
  if (pickable.size === 0) return [];
  const problems: RecordProblem[] = [];
  const check = (field: Field, row: Readonly<Values>, before: unknown, at: string) => {
    const offered = pickable.get(field);
    const value = row[field.name];
    if (!offered || isEmptyValue(value) || JSON.stringify(value) === JSON.stringify(before)) return;
    const held = new Set(Array.isArray(before) ? before : [before]);
    const chosen = (Array.isArray(value) ? value : [value]).filter((one) => !held.has(one));
    const name = refusedOf(offered, chosen, (of) => row[of.slice(of.lastIndexOf('-') + 1)] ?? values[of], actor, now);
    if (name !== undefined) problems.push({ at, field, problem: { code: 'field.reference', params: { name } } });
  };
  for (const field of model.catalogue.fields) check(field, values, stored[field.name], pointer('', field.name));
  for (const table of model.catalogue.tables.values()) {
    const columns = table.columns.filter((column) => pickable.has(column));
    if (columns.length === 0) continue;
    const before = new Map(rowsOf(stored[table.name]).map((row) => [row.id, row]));
    for (const [index, row] of rowsOf(values[table.name]).entries())
      for (const column of columns)
        check(column, row, before.get(row.id)?.[column.name], pointer('', table.name, index, column.name));
  }
  return problems;
}

/** @returns the first of the chosen that is not offered, as people read it */
function refusedOf(
  { picked, found }: Pickable,
  chosen: readonly unknown[],
  read: (name: string) => unknown,
  actor: Actor,
  now: Date,
): string | undefined {
  const { key, label, parameters } = picked;
  const isOpen = found !== null && missingParameters(parameters, read).length === 0;
  const rows = isOpen ? rowsFor(found, sentParameters(parameters, read), actor, now) : [];
  const offered = new Set(rows.map((row) => String(row[key])));
  const refused = chosen.find((one) => !offered.has(String(one)));
  if (refused === undefined) return undefined;
  const named = found?.rows.find((row) => String(row[key]) === String(refused))?.[label];
  return String(named ?? refused);
}
