import type { Transaction } from 'kysely';
import { type Acts, actsBeyond, noActs } from '../../engine/schema/acts/acts.ts';
import { type Deed, deedOfCall } from '../../engine/schema/acts/deeds.ts';
import { readActs } from '../../engine/schema/acts/gather-acts.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { localName } from '../kernel/local-name.ts';
import type { ServerWords } from '../kernel/words.ts';
import { modelTables } from './model-tables.ts';
import type { PreviousRelease } from './prepare-release.ts';

/** One thing that a version may do, in words; whether the version before could not. */
export interface ActLine {
  readonly words: ServerWords;
  readonly isNew: boolean;
}

/** What a version may do, before it goes online; what is new comes first. */
export async function actLines(
  trx: Transaction<DatabaseSchema>,
  tenantId: string,
  acts: Acts,
  previous: PreviousRelease | undefined,
  language: Language,
): Promise<ActLine[]> {
  const before = previous ? readActs(previous.acts) : noActs;
  const names = await modelNames(trx, tenantId, [...Object.values(acts.calls).flat(), ...acts.models], language);
  const added = actsBeyond(acts, before);
  const kept = actsBeyond(acts, added);
  return [
    ...linesOf(added, names).map((words) => ({ words, isNew: true })),
    ...linesOf(kept, names).map((words) => ({ words, isNew: false })),
  ];
}

function linesOf({ calls, commands, models, hosts }: Acts, nameOf: ReadonlyMap<string, string>): ServerWords[] {
  const byDeed = new Map<Deed | 'builtIn', Set<string>>();
  for (const [name, reached] of Object.entries(calls)) {
    const deed = deedOfCall.get(name) ?? 'builtIn';
    byDeed.set(deed, new Set([...(byDeed.get(deed) ?? []), ...reached]));
  }
  const named = (ids: Iterable<string>) => listed([...ids].map((id) => nameOf.get(id) ?? id));
  return [
    ...[...byDeed].map(([deed, reached]): ServerWords => ({ code: `act.${deed}`, args: { names: named(reached) } })),
    ...(models.length > 0 ? [{ code: 'act.models', args: { names: named(models) } } as const] : []),
    ...(hosts.length > 0 ? [{ code: 'act.hosts', args: { names: listed(hosts) } } as const] : []),
    ...(commands.length > 0 ? [{ code: 'act.commands', args: { names: listed(commands) } } as const] : []),
  ];
}

const listed = (parts: readonly string[]) => ({ parts, between: 'list.separator' });

async function modelNames(
  trx: Transaction<DatabaseSchema>,
  tenantId: string,
  ids: readonly string[],
  language: Language,
) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await modelTables(trx)
    .selectFrom('base_visualdev')
    .select(['id', localName('base_visualdev', language).as('full_name')])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, full_name }) => [id, full_name]));
}
