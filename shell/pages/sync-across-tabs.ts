import type { createStore } from 'jotai';
import { forgetSession } from '../session/forget-session.ts';
import { lockedPlace, takeLockedAtom } from '../session/locked.ts';
import { sessionAtom, sessionPlace, tokenStore } from '../session/session.ts';
import { settingKeys, storedName } from '../settings/setting-table.ts';
import { languageAtom, sidebarAtom, storedSettings, takeSettingsAtom } from '../settings/settings.ts';
import { otherTabWrote, prefix, readStored } from '../settings/storage.ts';
import { loadLanguage } from '../words/words.ts';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const names: ReadonlySet<string> = new Set(settingKeys.map((key) => prefix + storedName(key)));

/**
 * Shows what another tab has stored; in another language once its words are here, else in the one before.
 * @param key of the storage event: null when everything was removed
 */
export async function syncAcrossTabs(store: ReturnType<typeof createStore>, key: string | null): Promise<void> {
  if (key !== null) otherTabWrote(key);
  if (key === null || key === prefix + sessionPlace) heedSession(store);
  if (key === prefix + lockedPlace) store.set(takeLockedAtom, readStored(lockedPlace, isFlag) === true);
  if (key !== null) {
    if (!names.has(key)) return;
  }
  const { language } = storedSettings();
  let spoken = language;
  try {
    if (language !== store.get(languageAtom)) await loadLanguage(language);
  } catch {
    spoken = store.get(languageAtom);
  }
  const next = storedSettings();
  // Chosen anew while the words were on their way: the event of that choice shows it.
  if (next.language !== language) return;
  // Whether the side menu is open goes by the width of a window: that of a narrow one would fold that of a wide one.
  store.set(takeSettingsAtom, { ...next, language: spoken, sidebar: store.get(sidebarAtom) });
}

/** Another tab has signed out, or somebody in: a token that was only renewed belongs to the same session and person. */
function heedSession(store: ReturnType<typeof createStore>): void {
  const session = store.get(sessionAtom);
  if (session.status !== 'ready' || session.since !== tokenStore.read()?.since) forgetSession(store);
}
