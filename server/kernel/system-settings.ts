import { settingsIn } from '../../engine/schema/settings/read-settings.ts';
import type { Settings } from '../../engine/schema/settings/setting-table.ts';
import { type Database, fixedStatement } from '../database/index.ts';
import { batchLoaderFrom } from './batch-loader.ts';

/** Name under which a tenant keeps them. */
export const settingsName = 'system';

export interface KeptSettings {
  readonly settings: Settings;
  /** 0 where nobody has saved any. */
  readonly revision: number;
}

const storedText = `select tenant_id, value from base_config where tenant_id = any($1::text[]) and name = '${settingsName}'`;

const stored = batchLoaderFrom(async ({ kysely }: Pick<Database, 'kysely'>, tenantIds: readonly string[]) => {
  const query = fixedStatement<{ tenant_id: string; value: unknown }>(storedText, [tenantIds]);
  const { rows } = await kysely.executeQuery(query);
  return new Map(rows.map(({ tenant_id, value }) => [tenant_id, value]));
}, String);

/** What a tenant has set, as it is now: a rule that was changed counts for whoever asks next. */
export async function settingsOf(database: Pick<Database, 'kysely'>, tenantId: string): Promise<Settings> {
  return settingsIn(await stored(database, tenantId));
}

/** What stands there beside the settings that the table knows. */
export async function storedSettings(database: Pick<Database, 'kysely'>, tenantId: string): Promise<object> {
  return Object(await stored(database, tenantId));
}

/** @param value as it stands in the database */
export function keptIn(value: unknown): KeptSettings {
  const revision: unknown = Object(value).revision;
  return { settings: settingsIn(value), revision: typeof revision === 'number' ? revision : 0 };
}
