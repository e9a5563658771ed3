import { isSameSetting } from '../../engine/schema/settings/read-settings.ts';
import { type SettingName, type Settings, settingNames } from '../../engine/schema/settings/setting-table.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { contextWithin } from '../kernel/context.ts';
import { keepChange } from '../kernel/kept-changes.ts';
import { keepSettings, readKeptSettings } from '../kernel/kept-settings.ts';
import { Refused } from '../kernel/refused.ts';
import type { Writing } from '../kernel/resource-hooks.ts';
import { type KeptSettings, keptIn, settingsName } from '../kernel/system-settings.ts';
import { requireOwnAddress, requireSettable, type SettingChange, tidied } from './check-settings.ts';
import { sysVersion } from './system-config.ts';

const answerOf = ({ settings, revision }: KeptSettings) => ({ ...settings, sysVersion, revision });

/** GET SysConfig: all that is set, and the revision that a change is based on. */
export async function loadSettings({ database }: AppContext, { tenantId }: Actor) {
  return answerOf(keptIn(await readKeptSettings(database.kysely, tenantId, settingsName)));
}

/**
 * POST SysConfig: those that were sent are others from now on, in every open page within a second; the rest stays.
 * @throws Refused `badInput` with a finding at each setting that cannot be what was sent; `conflict` with what is set by now
 * where somebody else has saved since
 */
export async function saveSettings(
  context: AppContext,
  actor: Actor,
  sent: SettingChange & { readonly revision: number },
) {
  return context.database.transaction((trx) => saveSettingsIn({ context, actor, trx }, sent));
}

/** The same within a transaction. @param deed what it is called in the audit, where it is not what the page does */
export async function saveSettingsIn(
  { context, actor, trx }: Pick<Writing, 'context' | 'actor' | 'trx'>,
  { revision, ...sent }: SettingChange & { readonly revision: number },
  deed?: 'restore',
) {
  const { tenantId } = actor;
  const change = tidied(sent);
  requireSettable(change);
  const stored = await readKeptSettings(trx, tenantId, settingsName);
  const before = keptIn(stored);
  const stale = (now: KeptSettings) => new Refused('conflict', 'settings.stale', {}, { current: answerOf(now) });
  if (before.revision !== revision) throw stale(before);
  const settings: Settings = { ...before.settings, ...change };
  requireOwnAddress(settings, actor.caller?.address ?? '');
  const names = settingNames.filter((name) => !isSameSetting(before.settings[name], settings[name]));
  if (names.length === 0) return answerOf(before);
  // What an older or a newer version keeps here stays.
  const kept = await keepSettings(trx, tenantId, settingsName, { ...Object(stored), ...settings }, revision);
  if (kept === null) throw stale(keptIn(await readKeptSettings(trx, tenantId, settingsName)));
  const sides = { before: only(before.settings, names), after: only(settings, names) };
  await contextWithin(context, trx).audit({
    actor,
    action: deed ? 'settings.restore' : 'system.settings',
    outcome: 'done',
    change: { menu: 'system.sysConfig', kind: 'settings', name: '', ...sides },
  });
  const thing = { kind: 'settings', target: settingsName, name: '' };
  await keepChange({ context, actor, trx }, { ...thing, deed: deed ?? 'change', ...sides });
  context.database.afterCommit(() => context.live.announce('config', { tenantId }));
  return answerOf({ settings, revision: kept });
}

const only = (settings: Settings, names: readonly SettingName[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, settings[name]]));
