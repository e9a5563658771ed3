import { afterEach, describe, expect, it, vi } from 'vitest';
import { usualLanguage } from './settings.ts';
import { isFlag, isObject, isText, readStored, removeStored, storedKeys, writeStored } from './storage.ts';

/** As much of a browser's storage as is used; `full` refuses to take anything. */
function fakeStorage(full = false) {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => entries.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('local storage', () => {
  it('keeps values with their type behind them, under the prefix of the product', () => {
    const storage = fakeStorage();
    vi.stubGlobal('localStorage', storage);
    writeStored('language', 'zh');
    writeStored('sidebarOpened', false);
    writeStored('draft', { a: [1, '_'] });
    expect([...storage.entries]).toEqual([
      ['adit_language', 'zh_string'],
      ['adit_sidebarOpened', 'false_boolean'],
      ['adit_draft', '{"a":[1,"_"]}_object'],
    ]);
    expect(readStored('language', isText)).toBe('zh');
    expect(readStored('sidebarOpened', isFlag)).toBe(false);
    expect(readStored('draft', isObject)).toEqual({ a: [1, '_'] });
    expect(storedKeys('dr')).toEqual(['draft']);
    removeStored('draft');
    expect(readStored('draft', isObject)).toBeUndefined();
  });

  it('takes nothing for what does not read back as what was asked for', () => {
    const storage = fakeStorage();
    vi.stubGlobal('localStorage', storage);
    for (const text of ['', 'x', '{_object', 'null_object', '[1]_object', '1_number', 'x_strange']) {
      storage.entries.set('adit_key', text);
      expect(readStored('key', isObject)).toBeUndefined();
    }
  });

  it('keeps a text that itself ends like a type', () => {
    vi.stubGlobal('localStorage', fakeStorage());
    writeStored('account', 'zhou_number');
    expect(readStored('account', isText)).toBe('zhou_number');
  });

  it.each(['full', 'switched off'])('that is %s is replaced by memory, for this page', (fault) => {
    if (fault === 'full') vi.stubGlobal('localStorage', fakeStorage(true));
    else vi.stubGlobal('localStorage', undefined);
    const key = `kept-${fault}`;
    writeStored(key, 'here');
    expect(readStored(key, isText)).toBe('here');
    expect(storedKeys('kept-')).toContain(key);
    removeStored(key);
    expect(readStored(key, isText)).toBeUndefined();
  });
});

describe('the language where nothing is stored', () => {
  it.each([
    ['zh-TW', 'zhtw'],
    ['zh-Hant-HK', 'zhtw'],
    ['zh-CN', 'zh'],
    ['en-GB', 'en'],
    ['de', 'zh'],
  ])('for a browser in %s is %s', (browser, language) => {
    expect(usualLanguage(browser)).toBe(language);
  });
});
