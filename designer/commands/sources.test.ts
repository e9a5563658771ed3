import { describe, expect, it } from 'vitest';
import { carryOut, refusalOf } from '../../test/support/designer/design.ts';
import home from '../../test/support/designer/sample-page.json' with { type: 'json' };
import type { JsonObject } from '../document/json.ts';
import { sourceSites } from './references/follow-source.ts';
import { addSource, deleteSource, freeSourceName, renameSource } from './sources.ts';

const when = (field: string) => ({ logic: 'and', conditions: [{ field, operator: 'notEmpty' }] });
/** A page that names the source `a` in every way there is, and another that begins like it. */
const page = (): JsonObject => ({
  ...{ id: 'p', version: 1 },
  sources: {
    a: { call: 'modelList', query: { pageSize: 1 } },
    b: { call: 'modelList', query: { keyword: '{a.name} {ab.name}' }, when: when('a.total') },
    ab: { call: 'modelList', onError: [{ action: 'toast', text: '{a.name}' }] },
  },
  on: { load: [{ action: 'request', call: 'c', into: 'a', onError: [{ action: 'reload', source: 'a' }] }] },
  nodes: [
    {
      id: 'n',
      config: { aditKey: 'input', defaultValue: { $source: 'a', path: 'x' } },
      slot: { options: { $source: 'a', path: 'list' } },
      props: {
        items: [{ label: '{a.name}', value: { $source: 'a', path: 'total' } }, { value: { $source: 'ab' } }],
        line: { $text: { zh: '{a.name}，{a}', en: '{ab.name}' } },
      },
      showWhen: when('a'),
      on: {
        click: [
          { action: 'reload', source: 'a', when: when('a.ok') },
          { action: 'request', call: 'a', into: 'a', query: { id: '{a.id}' } },
          { action: 'toast', text: { zh: '{a.name}' } },
          { action: 'setValue', field: 'a', value: '{values.a}' },
        ],
      },
    },
  ],
});

describe('a source of data', () => {
  it('is added at the end, with what it asks still open', () => {
    const { document, says } = carryOut(page(), addSource, { name: 'c', call: '' });
    expect(Object.keys(document.sources ?? {})).toEqual(['a', 'b', 'ab', 'c']);
    expect(says).toMatchObject({ key: 'command.source.add', name: 'c' });
    expect(
      carryOut({ id: 'p', version: 1, nodes: [] }, addSource, { name: 'c', call: 'modelList' }).at('/sources'),
    ).toEqual({
      c: { call: 'modelList' },
    });
  });

  it('has a name of its own that nothing else has', () => {
    for (const name of ['', '1a', 'a b', 'a.b', 'x'.repeat(51)])
      expect(refusalOf(page(), addSource, { name, call: '' })).toMatchObject({ refused: 'refusal.sourceName' });
    expect(refusalOf(page(), addSource, { name: 'session', call: '' })).toMatchObject({
      refused: 'refusal.sourceReserved',
    });
    expect(refusalOf(page(), renameSource, { from: 'a', to: 'b' })).toMatchObject({ refused: 'refusal.sourceTwin' });
    expect(refusalOf(page(), renameSource, { from: 'z', to: 'y' })).toMatchObject({ refused: 'refusal.gone' });
    expect([freeSourceName(page(), 'c'), freeSourceName(page(), 'a'), freeSourceName(page(), '列表')]).toEqual([
      ...['c', 'a2', 'data'],
    ]);
  });

  it('keeps its place under another name, and whatever names it follows', () => {
    const { document, says } = carryOut(page(), renameSource, { from: 'a', to: 'total' });
    const expected = JSON.parse(
      JSON.stringify(page())
        .replace('"a":{"call"', '"total":{"call"')
        .replaceAll('{a.', '{total.')
        .replaceAll('{a}', '{total}')
        .replaceAll('"$source":"a"', '"$source":"total"')
        .replaceAll('"field":"a.', '"field":"total.')
        .replace('"field":"a","operator"', '"field":"total","operator"')
        .replaceAll('"source":"a"', '"source":"total"')
        .replaceAll('"into":"a"', '"into":"total"')
        // Not filled by anything: words of a record are words.
        .replace('"label":"{total.name}"', '"label":"{a.name}"'),
    );
    expect(document).toEqual(expected);
    expect(Object.keys(document.sources ?? {})).toEqual(['total', 'b', 'ab']);
    expect(says.count).toBe(sourceSites(page(), 'a').length);
    expect(sourceSites(document, 'a')).toEqual([]);
  });

  it('goes only when nothing uses it', () => {
    expect(refusalOf(page(), deleteSource, { name: 'a' })).toEqual({
      ...{ refused: 'refusal.sourceUsed', places: { name: 'a', count: sourceSites(page(), 'a').length } },
    });
    expect(carryOut(page(), deleteSource, { name: 'b' }).at('/sources/b')).toBeUndefined();
    const alone = { id: 'p', version: 1, sources: { a: { call: '', query: { id: '{a.id}' } } }, nodes: [] };
    expect(carryOut(alone, deleteSource, { name: 'a' }).document).toEqual({ id: 'p', version: 1, nodes: [] });
  });

  it('of the home page is named where the page says so', () => {
    // Read from a file, and so JSON.
    const document = home as unknown as JsonObject;
    expect(sourceSites(document, 'drafts').map(({ at }) => at)).toEqual([
      '/nodes/0/config/children/2/props/items/3/value/$source',
    ]);
    expect(sourceSites(document, 'session')).toHaveLength(11);
  });
});
