import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../test/support/fake-storage.ts';
import { usualLanguage } from './setting-table.ts';
import {
  isFlag,
  isObject,
  isText,
  otherTabWrote,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from './storage.ts';

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
    for (const text of ['_boolean', 'yes_boolean', '_number', 'many_number', 'undefined_boolean']) {
      storage.entries.set('adit_key', text);
      expect(readStored('key', (value): value is unknown => value !== undefined)).toBeUndefined();
    }
  });

  it('that became full shows what was set last, until another tab could store it', () => {
    const storage = fakeStorage(true);
    vi.stubGlobal('localStorage', storage);
    storage.entries.set('adit_half', 'before_string');
    writeStored('half', 'after');
    expect(readStored('half', isText)).toBe('after');
    storage.entries.set('adit_half', 'elsewhere_string');
    otherTabWrote('adit_half');
    expect(readStored('half', isText)).toBe('elsewhere');
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
