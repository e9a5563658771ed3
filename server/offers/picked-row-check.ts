import { askedPick, type NamedRows } from '../../engine/schema/fields/asked-rows.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { missingParameters, sentParameters } from '../../engine/schema/fields/interface-parameters.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type LoadedInterface, loadInterface } from '../system/data-interfaces.ts';
import { rowsFor } from '../system/interface-queries.ts';
import type { ChangedCell, OfferCheck } from './changed-cell.ts';

/** Whether a value is a row's that its field offers to this very record; each interface is read once. */
export async function pickedRowChecks(
  context: AppContext,
  actor: Actor,
  fields: readonly Field[],
): Promise<(readonly [Field, OfferCheck])[]> {
  const picking = fields.flatMap((field) => {
    const asked = field.through ? undefined : askedPick(field);
    return asked ? [{ field, asked }] : [];
  });
  const ids = [...new Set(picking.map(({ asked }) => asked.interfaceId))];
  const loaded = await Promise.all(ids.map((id) => load(context, actor, id)));
  const found = new Map(ids.map((id, index) => [id, loaded[index] ?? null]));
  return picking.map(({ field, asked }) => [
    field,
    (cell, now) => {
      const name = refusedIn(asked, found.get(asked.interfaceId) ?? null, cell, actor, now);
      return name === undefined ? null : { code: 'field.reference', params: { name } };
    },
  ]);
}

/** @returns null: it is gone, or switched off */
async function load(context: AppContext, { tenantId }: Actor, id: string): Promise<LoadedInterface | null> {
  try {
    return await loadInterface(context, tenantId, id);
  } catch (error) {
    if (error instanceof Refused && error.answer === 'notFound') return null;
    throw error;
  }
}

/** @returns the first of what is newly chosen that is not offered, as people read it */
function refusedIn(
  { key, label, parameters }: NamedRows,
  found: LoadedInterface | null,
  { value, before, read }: ChangedCell,
  actor: Actor,
  now: Date,
): string | undefined {
  const held = new Set(Array.isArray(before) ? before : [before]);
  const chosen = (Array.isArray(value) ? value : [value]).filter((one) => !held.has(one));
  const isOpen = found !== null && missingParameters(parameters, read).length === 0;
  const rows = isOpen ? rowsFor(found, sentParameters(parameters, read), actor, now) : [];
  const offered = new Set(rows.map((row) => String(row[key])));
  const refused = chosen.find((one) => !offered.has(String(one)));
  if (refused === undefined) return undefined;
  const named = found?.rows.find((row) => String(row[key]) === String(refused))?.[label];
  return String(named ?? refused);
}
