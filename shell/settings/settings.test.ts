import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../test/support/fake-storage.ts';
import { syncAcrossTabs } from '../pages/sync-across-tabs.ts';
import { commands } from '../services/commands/commands.ts';
import { themeColours } from '../theme/palette.ts';
import { takeAccountSettings } from './account-settings.ts';
import { entriesOf, type SettingKey, settingKeys, storedName, usualSettings } from './setting-table.ts';
import { modeAtom, settingsAtom, storedSettings, takeSettingsAtom } from './settings.ts';
import { removeStored } from './storage.ts';

let storage = fakeStorage();
let store = createStore();

beforeEach(() => {
  storage = fakeStorage();
  store = createStore();
  vi.stubGlobal('localStorage', storage);
  // What other tests kept in memory is not of this page.
  for (const key of settingKeys) removeStored(storedName(key));
  store.set(takeSettingsAtom, storedSettings());
});
afterEach(() => vi.unstubAllGlobals());

const said: string[] = [];
const around = {
  store,
  translate: (key: string) => key,
  toast: (_kind: string, words: string) => said.push(words),
} as unknown as Parameters<(typeof commands)[string]>[0]; // what these commands use of it
const ask = (name: string, args: Record<string, unknown> = {}) =>
  (async () => commands[name]?.({ ...around, store }, args, false))();
const set = (key: string, value: unknown) => ask('setSetting', { key, value });

describe('settings (shell specification 3)', () => {
  it('have these names in storage and these values where nothing is stored', () => {
    const usual = usualSettings();
    const { language: _, ...stored } = Object.assign(
      {},
      ...settingKeys.map((key) => entriesOf(key, usual[key] ?? true)),
    ) as Record<string, unknown>; // from the table
    expect(stored).toEqual({
      theme: '#1890ff',
      themeClass: 'blue',
      themeMode: 'light',
      slideClass: 'dark',
      layoutType: 'classic',
      size: 'medium',
      rowHeight: 'middle',
      showSettings: true,
      tagsView: true,
      tagsIcon: false,
      showLanguage: true,
      showSearch: true,
      useCache: false,
      showComing: true,
      fixedHeader: true,
      sidebarLogo: true,
      sidebarOpened: true,
      loginNeedCode: false,
      fromQw: false,
    });
    expect(storedSettings()).toEqual(usual);
  });

  it('are stored with the prefix and their kind, and read back', async () => {
    await set('tagsView', false);
    await set('colour', 'red');
    expect(Object.fromEntries(storage.entries)).toEqual({
      adit_tagsView: 'false_boolean',
      adit_themeClass: 'red_string',
      adit_theme: '#c8102e_string',
    });
    expect(storedSettings()).toMatchObject({ tagsView: false, colour: 'red' });
    expect(store.get(settingsAtom)).toMatchObject({ tagsView: false, colour: 'red' });
  });

  it.each([
    ['classic', 'side'],
    ['functional', 'functional'],
    ['plain', 'top'],
    ['plain', 'plain'],
    ['blend', 'mixed'],
  ])('call a mode of navigation %s or %s', async (first, second) => {
    for (const name of [first, second]) {
      storage.entries.set('adit_layoutType', `${name}_string`);
      expect(storedSettings().layoutType).toBe(first);
    }
    await set('layoutType', second);
    expect(storage.entries.get('adit_layoutType')).toBe(`${first}_string`);
  });

  it('call the colours by the names of either build', () => {
    const second = ['classic blue', 'rose', 'azure', 'ocean', 'green', 'yellow', 'orange', 'red'];
    const named = (names: readonly string[]) =>
      names.map((name) => {
        storage.entries.set('adit_themeClass', `${name}_string`);
        return storedSettings().colour;
      });
    expect(named(themeColours)).toEqual(themeColours);
    expect(named(second)).toEqual(themeColours);
    expect(named(['classicBlue', 'classic-blue', 'pink', '__proto__', 'constructor', ''])).toEqual(
      Array(6).fill('blue'),
    );
  });

  it.each(['', 'x', '{"a":', '7_number', '{}_object', 'null_object', 'neither_string', '_boolean'])(
    'that are stored as "%s" are as if they were not',
    (text) => {
      for (const key of settingKeys) storage.entries.set(`adit_${storedName(key)}`, text);
      expect(storedSettings()).toEqual(usualSettings());
    },
  );

  it.each(['full', 'switched off', 'forbidden'])('hold for the page where storage is %s', async (fault) => {
    if (fault === 'full') vi.stubGlobal('localStorage', fakeStorage(true));
    else if (fault === 'switched off') vi.stubGlobal('localStorage', undefined);
    else {
      vi.stubGlobal('localStorage', fakeStorage());
      Object.defineProperty(globalThis, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    }
    await set('showSearch', false);
    expect(store.get(settingsAtom).showSearch).toBe(false);
    expect(storedSettings().showSearch).toBe(false);
    await ask('resetSettings');
    expect(storedSettings().showSearch).toBe(true);
  });

  it('that are none, or cannot have a value, are refused with words, and nothing changes', async () => {
    const before = store.get(settingsAtom);
    said.length = 0;
    for (const [key, value] of [
      ['', true],
      ['toString', true],
      ['tagsView', 'yes'],
      ['tagsView', null],
      ['colour', 'pink'],
      ['language', 'fr'],
      ['fromQw', true],
      ['loginNeedCode', true],
    ] as const)
      await expect(set(key, value)).rejects.toThrow('setting.unknown');
    await expect(ask('setSetting')).rejects.toThrow('setting.unknown');
    expect(said).toHaveLength(9);
    expect(store.get(settingsAtom)).toBe(before);
    expect(storage.entries.size).toBe(0);
  });

  it('go back to the usual looks; language, side menu and what the program noted stay', async () => {
    const others: Partial<Record<SettingKey, string | boolean>> = { mode: 'dark', colour: 'red', slideClass: 'light' };
    for (const [key, value] of Object.entries({ ...others, language: 'en', sidebar: false })) await set(key, value);
    storage.entries.set('adit_fromQw', 'true_boolean');
    await ask('resetSettings');
    expect(store.get(settingsAtom)).toEqual({ ...usualSettings(), language: 'en', sidebar: false });
    expect([...storage.entries.keys()].sort()).toEqual(['adit_fromQw', 'adit_language', 'adit_sidebarOpened']);
  });

  it('of another tab are shown here as well', async () => {
    storage.entries.set('adit_themeMode', 'dark_string');
    storage.entries.set('adit_language', 'en_string');
    await syncAcrossTabs(store, 'adit_token');
    expect(store.get(modeAtom)).toBe('light');
    await syncAcrossTabs(store, 'adit_themeMode');
    expect(store.get(settingsAtom)).toMatchObject({ mode: 'dark', language: 'en' });
    // Whether the side menu is open is each window's own affair.
    storage.entries.set('adit_sidebarOpened', 'false_boolean');
    await syncAcrossTabs(store, 'adit_sidebarOpened');
    expect(store.get(settingsAtom)).toMatchObject({ mode: 'dark', sidebar: true });
    storage.entries.clear();
    await syncAcrossTabs(store, null);
    expect(store.get(settingsAtom)).toEqual(usualSettings());
  });

  it('switch between light and dark from what is drawn, and follow the system where asked to', async () => {
    await ask('setMode');
    expect(store.get(settingsAtom).mode).toBe('dark');
    await ask('setMode', { value: 'system' });
    expect([store.get(settingsAtom).mode, store.get(modeAtom)]).toEqual(['system', 'light']);
    await ask('setMode');
    expect(store.get(settingsAtom).mode).toBe('dark');
    await ask('setColour', { value: 'rose' });
    await ask('setColour', { value: 'pink' });
    expect(store.get(settingsAtom).colour).toBe('purple');
  });
});

describe('settings that the account keeps', () => {
  const kept = { mode: 'dark', colour: 'green', language: 'en' };

  it('are shown on a machine on which nothing was chosen yet', async () => {
    await takeAccountSettings(store, kept);
    expect(store.get(settingsAtom)).toMatchObject(kept);
    expect(storedSettings()).toMatchObject(kept);
  });

  it('give way to what was chosen on this machine', async () => {
    await set('colour', 'red');
    await takeAccountSettings(store, kept);
    expect(store.get(settingsAtom)).toMatchObject({ ...kept, colour: 'red' });
  });

  it('that make no sense change nothing', async () => {
    const before = store.get(settingsAtom);
    await takeAccountSettings(store, { mode: 'blue', colour: '', language: 'xx', more: 'x' });
    expect(store.get(settingsAtom)).toEqual(before);
  });
});
