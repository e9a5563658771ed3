import { describe, expect, it } from 'vitest';
import { type AccessRule, accessRule, holdsBy, mayAccess } from './access-rule.ts';

const sets = (button: string[] = [], column: string[] = [], form: string[] = []) => ({
  button: new Set(button),
  column: new Set(column),
  form: new Set(form),
});

describe('the access setting of a node (shell specification 6)', () => {
  it.each<[Parameters<typeof accessRule>[0], AccessRule | null]>([
    [undefined, null],
    ['btn_send', { code: 'btn_send', kind: null, modelId: null }],
    ['btn_add', { code: 'btn_add', kind: null, modelId: null }],
    [{ code: 'btn_send' }, { code: 'btn_send', kind: 'button', modelId: null }],
    [{ code: 'btn_add' }, null],
    [{ code: 'btn_edit', judge: false }, null],
    [
      { code: 'btn_remove', judge: true },
      { code: 'btn_remove', kind: 'button', modelId: null },
    ],
    [
      { code: 'btn_add', kind: 'form' },
      { code: 'btn_add', kind: 'form', modelId: null },
    ],
    [
      { code: 'items-price', kind: 'column', modelId: 'm1' },
      { code: 'items-price', kind: 'column', modelId: 'm1' },
    ],
    [
      { code: 'x', modelId: '' },
      { code: 'x', kind: 'button', modelId: null },
    ],
  ])('%j asks for %j', (stored, rule) => {
    expect(accessRule(stored)).toEqual(rule);
  });

  it.each([1, null, true, [], {}, { code: 1 }, { code: 'x', kind: 'data' }, { code: 'btn_add', kind: '' }])(
    'that makes no sense (%j) is held by nobody',
    (stored) => {
      const all = holdsBy(() => sets(['', 'x', 'btn_add'], [''], ['']), 'm1');
      expect(mayAccess(stored as never, all)).toBe(false);
    },
  );
});

describe('what somebody holds', () => {
  const holds = holdsBy(
    (on) => ({ m1: sets(['btn_a'], ['price'], ['items-price']), m2: sets(['btn_b']), '': sets(['btn_c']) })[on],
    'm1',
  );
  const may = (code: string, kind: AccessRule['kind'] = null, modelId: string | null = null) =>
    holds({ code, kind, modelId });

  it('counts on the model of the document and everywhere, or on the model that is named and nowhere else', () => {
    expect([may('btn_a'), may('btn_b'), may('btn_c'), may('btn_d')]).toEqual([true, false, true, false]);
    const of = (modelId: string) => ['btn_a', 'btn_b', 'btn_c'].map((code) => may(code, 'button', modelId));
    expect([of('m1'), of('m2'), of('m3')]).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, false],
    ]);
  });

  it('is of a kind where one is asked for', () => {
    expect([may('price'), may('price', 'column'), may('price', 'form'), may('price', 'button')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([may('items-price', 'form'), may('items-price', 'column')]).toEqual([true, false]);
  });

  it('never is the empty code', () => {
    expect(holdsBy(() => sets([''], [''], ['']), 'm1')({ code: '', kind: null, modelId: null })).toBe(false);
  });
});
