import { sql } from 'kysely';
import type { CallBody, calls } from '../../engine/schema/calls/index.ts';
import { json } from '../database/index.ts';
import { contextWithin } from '../kernel/context.ts';
import { keepChange } from '../kernel/kept-changes.ts';
import type { Writing } from '../kernel/resource-hooks.ts';
import { groupsOf } from './scheme-checks.ts';
import type { StoredScheme } from './stored-schemes.ts';

type Turn = Pick<Writing, 'context' | 'actor' | 'trx'>;
type NewScheme = CallBody<typeof calls.createRowScheme>;
type Content = Omit<NewScheme, 'moduleId'>;
type Deed = 'create' | 'change' | 'delete' | 'restore';

/** What a scheme says. */
export const contentOf = ({ id: _, revision: __, ...content }: StoredScheme) => content;

/** A new scheme, judged before. */
export async function insertScheme(
  turn: Turn,
  id: string,
  { moduleId, ...content }: NewScheme,
  deed: Deed = 'create',
): Promise<void> {
  const { context, actor, trx } = turn;
  const { fullName, enCode, allData, matchLogic, sortCode } = content;
  await sql`insert into base_row_scheme (tenant_id, id, module_id, full_name, en_code, all_data, match_logic,
      condition_json, sort_code, creator_id, creator_time)
    values (${actor.tenantId}, ${id}, ${moduleId}, ${fullName}, ${enCode}, ${allData}, ${matchLogic},
      ${json(groupsOf(content))}, ${sortCode}, ${actor.userId}, ${context.now().toISOString()})`.execute(trx);
  await told(turn, moduleId, { deed, id, name: fullName, before: null, after: content });
}

/** One that is there, locked and judged before. */
export async function updateScheme(
  turn: Turn,
  before: StoredScheme,
  content: Content,
  deed: Deed = 'change',
): Promise<void> {
  const { context, actor, trx } = turn;
  const { id } = before;
  const { fullName, enCode, allData, matchLogic, sortCode } = content;
  await sql`update base_row_scheme set full_name = ${fullName}, en_code = ${enCode}, all_data = ${allData},
      match_logic = ${matchLogic}, condition_json = ${json(groupsOf(content))}, sort_code = ${sortCode},
      modifier_id = ${actor.userId}, modify_time = ${context.now().toISOString()}, revision = revision + 1
    where tenant_id = ${actor.tenantId} and id = ${id}`.execute(trx);
  const { moduleId, ...was } = contentOf(before);
  const is = { ...content, groups: groupsOf(content) };
  await told(turn, moduleId, { deed, id, name: fullName, before: was, after: is });
}

/** One that nobody holds. */
export async function deleteScheme(turn: Turn, scheme: StoredScheme): Promise<void> {
  const { actor, trx } = turn;
  const { id, fullName: name } = scheme;
  await sql`delete from base_row_scheme where tenant_id = ${actor.tenantId} and id = ${id}`.execute(trx);
  const { moduleId, ...was } = contentOf(scheme);
  await told(turn, moduleId, { deed: 'delete', id, name, before: was, after: null });
}

interface Told {
  readonly deed: Deed;
  readonly id: string;
  readonly name: string;
  readonly before: object | null;
  readonly after: object | null;
}

async function told(turn: Turn, moduleId: string, { deed, id, name, before, after }: Told): Promise<void> {
  const { context, actor, trx } = turn;
  const only = (side: object | null, more: object = {}) => side && { ...side, ...more };
  await contextWithin(context, trx).audit({
    actor,
    action: `rowScheme.${deed}`,
    target: id,
    outcome: 'done',
    change: { ...{ menu: 'permission.authorize', kind: 'rowScheme', name }, before: only(before), after: only(after) },
  });
  const kept = { before: only(before, { moduleId }), after: only(after, { moduleId }) };
  await keepChange(turn, { ...{ kind: 'rowScheme', target: id, name, deed }, ...kept });
}
