import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { Grants } from '../permission/grants.ts';
import type { HeldScheme } from '../permission/held-schemes.ts';
import { allOf, anyOf, type Condition } from './comparison-sql.ts';
import { readyConditions } from './id-sets.ts';
import type { PublishedModel } from './model-shape.ts';
import { schemeCondition } from './scheme-condition.ts';

/** Which rows of a model somebody reaches. */
export interface RowReach {
  /** Those that he made, and no others. */
  readonly isOwnOnly: boolean;
  /** As a condition on the main table; undefined: every row. @param alias ours */
  at(alias: string): Condition | undefined;
}

export const everyRow: RowReach = { isOwnOnly: false, at: () => undefined };

/**
 * The rows that somebody reaches by the schemes that he holds of the menu entries that open the model: what any of them shows.
 * Of an entry without a scheme, and of a model in no entry of his, his own rows; where the list does not ask for data rights,
 * all. Source: administration F7, reliability A22
 */
export function rowReach(
  { now, settings }: Pick<AppContext, 'now' | 'settings'>,
  actor: Actor,
  model: PublishedModel,
  { schemes }: Grants,
): RowReach {
  if (actor.isAdministrator || model.list.useDataPermission !== true) return everyRow;
  const entries = [...(schemes.get(model.id)?.values() ?? [])];
  const held = new Set(entries.flatMap((entry): readonly HeldScheme[] => (entry.length > 0 ? entry : ['own'])));
  if (held.size === 0) held.add('own');
  const narrow = [...held].filter((scheme) => scheme !== 'all');
  if (narrow.length < held.size || narrow.some(isOfAll)) return everyRow;
  const around = { actor, model, now: now(), timeZone: settings.timeZone };
  return {
    isOwnOnly: narrow.every((scheme) => scheme === 'own'),
    at: (alias) =>
      anyOf(
        narrow.map((scheme) =>
          typeof scheme === 'object' ? schemeCondition(scheme, around, alias) : readyConditions[scheme](actor, alias),
        ),
      ),
  };
}

/** Rows within both of two reaches; `isOwnOnly` is the first one's, since it is his own rows that it is about. */
export const bothReach = (one: RowReach, other: RowReach): RowReach => ({
  isOwnOnly: one.isOwnOnly,
  at: (alias) => {
    const conditions = [one.at(alias), other.at(alias)].filter((condition) => condition !== undefined);
    return conditions.length === 0 ? undefined : allOf(conditions);
  },
});

const isOfAll = (scheme: HeldScheme) => typeof scheme === 'object' && scheme.allData;
