import type { systemConfigShape } from '../../engine/schema/calls/oauth-calls.ts';
import type { Shape } from '../../engine/schema/shape.ts';
import { isLocalText, type LocalText, localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { type Database, fixedStatement } from '../database/index.ts';
import { answerOrLastKnown } from '../http/answer-or-last-known.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { batchLoaderFrom } from '../kernel/batch-loader.ts';
import { firstTenant } from '../kernel/context.ts';
import { ShortCache } from '../kernel/short-cache.ts';

export type SystemConfig = Shape<typeof systemConfigShape>;

/** What a fresh system shows. Source: shell specification 3, system config. */
const defaults = {
  sysName: { zh: 'Adit 管廊运营平台', en: 'Adit Operations', zhtw: 'Adit 管廊營運平台' },
  sysVersion: '0.1.0',
  copyright: '',
  companyName: '',
  navigationIcon: '',
  logoIcon: '',
  loginIcon: '',
  timeAgoRule: 'long',
} as const satisfies Record<Exclude<keyof SystemConfig, 'timeZone'>, LocalText>;

const storedText = `select tenant_id, value from base_config where tenant_id = any($1::text[]) and name = 'system'`;

const storedConfig = batchLoaderFrom(async ({ kysely }: Pick<Database, 'kysely'>, tenantIds: readonly string[]) => {
  const query = fixedStatement<{ tenant_id: string; value: unknown }>(storedText, [tenantIds]);
  const { rows } = await kysely.executeQuery(query);
  return new Map(rows.map(({ tenant_id, value }) => [tenant_id, value]));
}, String);

/** Names, pictures and lines that frame every page of a tenant. */
export async function systemConfig(
  { database, settings }: AppContext,
  tenantId: string,
  language: Language = 'zh',
): Promise<SystemConfig> {
  const value = await storedConfig(database, tenantId);
  const stored = typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : new Map();
  const pick = (name: Exclude<keyof SystemConfig, 'timeAgoRule' | 'timeZone'>) => {
    const value: unknown = stored.get(name);
    return localText(typeof value === 'string' || isLocalText(value) ? value : defaults[name], language);
  };
  return {
    sysName: pick('sysName'),
    sysVersion: defaults.sysVersion,
    copyright: pick('copyright'),
    companyName: pick('companyName'),
    navigationIcon: pick('navigationIcon'),
    logoIcon: pick('logoIcon'),
    loginIcon: pick('loginIcon'),
    timeAgoRule: stored.get('timeAgoRule') === 'short' ? 'short' : defaults.timeAgoRule,
    timeZone: settings.timeZone,
  };
}

const sayName = answerOrLastKnown<string>(defaults.sysName.zh);
const names = new WeakMap<AppContext['database'], ShortCache<string>>();

/** What the system of the first tenant is called, for the page itself. Another name is seen everywhere within a second. */
export function nameForPage(context: AppContext): Promise<string> {
  const { database } = context;
  const cache = names.get(database) ?? new ShortCache<string>();
  names.set(database, cache);
  const asked = cache.get(firstTenant, async () => (await systemConfig(context, firstTenant)).sysName);
  return sayName(database, asked);
}
