import { isBlankHtml, safeHtml } from '../../engine/schema/html/index.ts';
import type { Settings } from '../../engine/schema/settings/setting-table.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { settingsOf } from '../kernel/system-settings.ts';
import { tables } from '../kernel/tables.ts';

/** GET Statement: as the caller reads it, and since when he has agreed to it. */
export async function loadStatement({ database }: AppContext, actor: Actor) {
  const { statement, statementVersion: version } = await settingsOf(database, actor.tenantId);
  return {
    html: safeHtml(localText(statement, actor.language ?? 'zh')),
    version,
    agreedTime: await agreedTime(database, actor, version),
  };
}

/** POST Agree: kept once, the first time counts. @throws Refused conflict where another version stands there by now */
export async function agreeToStatement(context: AppContext, actor: Actor, version: string): Promise<null> {
  const { statementVersion } = await settingsOf(context.database, actor.tenantId);
  if (version !== statementVersion) throw new Refused('conflict', 'statement.stale');
  const fresh = await tables(context.database.kysely)
    .insertInto('base_statement_consent')
    .values({
      ...{ tenant_id: actor.tenantId, user_id: actor.userId, version },
      creator_time: context.now().toISOString(),
    })
    .onConflict((same) => same.doNothing())
    .returning('version')
    .execute();
  if (fresh.length > 0) await context.audit({ actor, action: 'statement.agree', target: version, outcome: 'done' });
  return null;
}

/** Whether somebody is asked to agree before he goes on. */
export async function mustAgree({ database }: AppContext, actor: Actor, rules: Settings): Promise<boolean> {
  const { statementAgree, statement, statementVersion } = rules;
  if (!statementAgree || isBlankHtml(statement.zh)) return false;
  return (await agreedTime(database, actor, statementVersion)) === '';
}

async function agreedTime(
  { kysely }: Pick<AppContext['database'], 'kysely'>,
  { tenantId, userId }: Actor,
  version: string,
) {
  const row = await tables(kysely)
    .selectFrom('base_statement_consent')
    .select('creator_time')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.creator_time ?? '';
}
