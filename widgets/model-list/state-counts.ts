import type { CallAnswer } from '../../engine/contract/requests.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { type Option, staticOptions } from '../../engine/schema/values/index.ts';

/** An option of the field of states with the rows that have it. */
export interface StateCount {
  readonly value: string | number;
  readonly label: string;
  readonly count: number;
  readonly status: Option['status'];
}

export interface StateCounts {
  readonly total: number;
  readonly states: readonly StateCount[];
}

/** As many as have room above a list; the search area has the others. */
export const statesMost = 8;

/** The options that the design writes, those without rows too, so that none moves; of others those that rows have. */
export function stateCounts(
  { list, rows }: Pick<CallAnswer<'recordStatistics'>, 'list' | 'rows'>,
  field: Field,
  language: Language,
): StateCounts {
  const counted = new Map(list.map(({ value, figures }) => [String(value), Number(figures[0] ?? 0)]));
  const written = staticOptions(field)?.filter(({ value }) => typeof value !== 'boolean') ?? [];
  const states =
    written.length > 0
      ? written.map((option) => ({
          value: option.value as string | number, // no boolean, just above
          label: option.labels?.[language] ?? option.label,
          count: counted.get(String(option.value)) ?? 0,
          status: option.status,
        }))
      : list.flatMap(({ value, label, figures }) =>
          typeof value === 'string' || typeof value === 'number'
            ? [{ value, label, count: Number(figures[0] ?? 0), status: undefined }]
            : [],
        );
  return { total: rows, states: states.slice(0, statesMost) };
}
