import type { systemConfigShape } from '../../engine/schema/calls/oauth-calls.ts';
import { settingTable } from '../../engine/schema/settings/setting-table.ts';
import type { Shape } from '../../engine/schema/shape.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { answerOrLastKnown } from '../http/answer-or-last-known.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { firstTenant } from '../kernel/context.ts';
import { dropOnChange, ShortCache } from '../kernel/short-cache.ts';
import { settingsOf, storedSettings } from '../kernel/system-settings.ts';

export type SystemConfig = Shape<typeof systemConfigShape>;

/** Of the program. */
export const sysVersion = '0.1.0';

/** Names, pictures and lines that frame every page of a tenant. */
export async function systemConfig(
  { database, settings: { timeZone } }: AppContext,
  tenantId: string,
  language: Language = 'zh',
): Promise<SystemConfig> {
  const [settings, stored] = await Promise.all([settingsOf(database, tenantId), storedSettings(database, tenantId)]);
  const { sysName, title, sysDescription, copyright, companyName, ...set } = settings;
  const icons = new Map<string, unknown>(Object.entries(stored));
  const icon = (name: string) => String(icons.get(name) ?? '');
  const say = (words: Parameters<typeof localText>[0]) => localText(words, language);
  return {
    sysName: say(sysName),
    title: say(title),
    sysDescription: say(sysDescription),
    sysVersion,
    copyright: say(copyright),
    companyName: say(companyName),
    companyAddress: set.companyAddress,
    companyContacts: set.companyContacts,
    companyTelePhone: set.companyTelePhone,
    companyEmail: set.companyEmail,
    navigationIcon: icon('navigationIcon'),
    logoIcon: icon('logoIcon'),
    loginIcon: icon('loginIcon'),
    timeAgoRule: set.timeAgoRule,
    lockScreen: set.lockScreen,
    timeZone,
  };
}

const sayName = answerOrLastKnown<string>(settingTable.sysName.starts.zh);
const names = new WeakMap<AppContext['database'], ShortCache<string>>();

/** What the window of the first tenant's pages is called before a page is there. Another name is seen everywhere within a second. */
export function nameForPage(context: AppContext): Promise<string> {
  const { database } = context;
  const cache = names.get(database) ?? new ShortCache<string>();
  if (!names.has(database)) dropOnChange(context.live, cache, 'config');
  names.set(database, cache);
  const asked = cache.get(firstTenant, async () => {
    const { title, sysName } = await systemConfig(context, firstTenant);
    return title || sysName;
  });
  return sayName(database, asked);
}
