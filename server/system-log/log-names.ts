import { sql } from 'kysely';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import type { LogRow } from './log-rows.ts';

interface Name {
  readonly id: string;
  readonly name: string;
  readonly account?: string;
}

/** What stands in lines by its id or code, by name. */
export interface LogNames {
  readonly people: ReadonlyMap<string, Name>;
  readonly models: ReadonlyMap<string, Name>;
  readonly pages: ReadonlyMap<string, Name>;
}

/** Actions whose target is a person. */
const onPeople = /^(account|session)\./;
/** Actions whose target is a design, or a record of one as `design/record`. */
const onModels = /^(record|model)\./;

const partsOf = (target: string) => target.split('/');
const distinct = (ids: readonly (string | null)[]) => [...new Set(ids.flatMap((id) => (id ? [id] : [])))];

/** A statement each, however many lines. */
export async function namesIn(
  { database }: AppContext,
  { tenantId, language }: Actor,
  rows: readonly LogRow[],
): Promise<LogNames> {
  const ask = async (ids: readonly string[], query: ReturnType<typeof sql<Name>>) =>
    new Map(
      ids.length === 0 ? [] : (await query.execute(database.kysely)).rows.map((row): [string, Name] => [row.id, row]),
    );
  const people = distinct(
    rows.flatMap(({ user_id, action, target }) => [user_id, onPeople.test(action) ? target : null]),
  );
  const models = distinct(rows.map(({ action, target }) => (onModels.test(action) ? (partsOf(target)[0] ?? '') : '')));
  const pages = distinct(rows.map(({ menu }) => menu));
  const [byPerson, byModel, byPage] = await Promise.all([
    ask(
      people,
      sql<Name>`select person.id, person.account, ${localName('person', language, 'real_name')} as name
        from base_user person where person.tenant_id = ${tenantId} and person.id = any(${people})`,
    ),
    ask(
      models,
      sql<Name>`select model.id, ${localName('model', language)} as name
        from base_visualdev model where model.tenant_id = ${tenantId} and model.id = any(${models})`,
    ),
    ask(
      pages,
      sql<Name>`select menu.en_code as id, ${localName('menu', language)} as name
        from base_menu menu where menu.tenant_id = ${tenantId} and menu.en_code = any(${pages})`,
    ),
  ]);
  return { people: byPerson, models: byModel, pages: byPage };
}

/** What something was done to, as people know it. */
export function targetName({ people, models }: LogNames, { action, target, target_name }: LogRow): string {
  if (target_name !== '') return target_name;
  if (onPeople.test(action)) return people.get(target)?.name ?? target;
  if (!onModels.test(action)) return target;
  const [modelId = '', ...record] = partsOf(target);
  return [models.get(modelId)?.name ?? modelId, ...record].join(' · ');
}
