import type { RecordProblem } from '../../engine/schema/check/index.ts';
import { allFields, type Field, type FieldCatalogue } from '../../engine/schema/fields/fields.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { ChangedCell, OfferCheck } from './changed-cell.ts';
import { optionChecks } from './option-check.ts';
import { pickedRowChecks } from './picked-row-check.ts';

/** What fields offer now that their design does not say itself, by field. */
export type Offered = ReadonlyMap<Field, OfferCheck>;

/** Loaded before a transaction is opened: dictionaries, data interfaces and regions are read elsewhere. */
export async function offeredNow(context: AppContext, actor: Actor, catalogue: FieldCatalogue): Promise<Offered> {
  const fields = allFields(catalogue);
  const [options, rows] = await Promise.all([
    optionChecks(context, actor, fields),
    pickedRowChecks(context, actor, fields),
  ]);
  return new Map([...options, ...rows]);
}

/** Values that are not offered. What the record holds already stays, it may have been taken out of the offer since. */
export function offerProblems(offered: Offered, cells: readonly ChangedCell[], now: Date): RecordProblem[] {
  return cells.flatMap((cell) => {
    const problem = offered.get(cell.field)?.(cell, now);
    return problem ? [{ at: cell.at, field: cell.field, problem }] : [];
  });
}
