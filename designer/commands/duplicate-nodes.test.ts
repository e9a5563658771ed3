import { describe, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { carryOut, container, field, form, outline, refusalOf } from '../../test/support/designer/design.ts';
import { duplicateNodes } from './duplicate-nodes.ts';

const shown = (name: string) => ({ logic: 'and', conditions: [{ field: name, operator: 'notEmpty' }] });

describe('duplicating nodes', () => {
  it('puts a copy behind each, with an id and a name of its own, and chooses the copies', () => {
    const done = carryOut(form([field('a'), field('b'), field('c')]), duplicateNodes, { keys: ['a', 'c'] });
    expect(outline(done.document)).toBe('a n4 b c n5');
    expect(done.at('/nodes/1')).toEqual({ ...field('a'), id: 'n4', vModel: 'a1' });
    expect(done.selection).toEqual(['n4', 'n5']);
  });

  it('makes references among the copies mean the copies, and leaves those to others', () => {
    const group = container('g', [
      field('a'),
      field('b', { showWhen: shown('a'), enableWhen: shown('x') }),
      field('s', { props: { expression: ['a', '+', 'x'] } }, 'calculate'),
    ]);
    const done = carryOut(form([field('x'), group]), duplicateNodes, { keys: ['g'] });
    expect(done.at('/nodes/2/config/children/1/showWhen')).toEqual(shown('a1'));
    expect(done.at('/nodes/2/config/children/1/enableWhen')).toEqual(shown('x'));
    expect(done.at('/nodes/2/config/children/2/props/expression')).toEqual(['a1', '+', 'x']);
  });

  it('keeps the names of the columns of a sub-table, which are its own', () => {
    const table = container('t', [field('x'), field('y', { showWhen: shown('x') })], 'table');
    const sum = field('s', { props: { expression: ['t-x'] } }, 'calculate');
    const done = carryOut(form([container('g', [table, sum])]), duplicateNodes, { keys: ['g'] });
    expect(done.at('/nodes/1/config/children/0/vModel')).toBe('t1');
    expect(done.at('/nodes/1/config/children/0/config/children/1')).toMatchObject({
      vModel: 'y',
      showWhen: shown('x'),
    });
    expect(done.at('/nodes/1/config/children/1/props/expression')).toEqual(['t1-x']);
  });

  it('makes a copied button open the copied dialog', () => {
    const opens = { click: [{ action: 'openDialog', dialog: 'd' }] };
    const group = container('g', [container('d', [], 'dialog'), { id: 'b', config: { aditKey: 'button' }, on: opens }]);
    const done = carryOut(form([group]), duplicateNodes, { keys: ['g'] });
    const copy = done.at('/nodes/1/config/children/0/id');
    expect(copy).not.toBe('d');
    expect(done.at('/nodes/1/config/children/1/on/click/0/dialog')).toBe(copy);
  });

  it('makes a copied button judge the copied card, and ask the copied map', () => {
    const click = [
      { action: 'submit', within: 'c' },
      { action: 'command', name: 'askMap', with: { map: 'm', ask: 'm' } },
      { action: 'request', call: 'x', onError: [{ action: 'command', name: 'askMap', with: { map: 'm' } }] },
      { action: 'command', name: 'copy', with: { map: 'm' } },
    ];
    const button = { id: 'b', config: { aditKey: 'button' }, on: { click } };
    const map = { id: 'm', config: { aditKey: 'mapFrame' } };
    const card = container('c', [field('x'), map, button]);
    const done = carryOut(form([card]), duplicateNodes, { keys: ['c'] });
    const [copy, copiedMap] = [done.at('/nodes/1/id'), done.at('/nodes/1/config/children/1/id')];
    expect(copy).not.toBe('c');
    expect(copiedMap).not.toBe('m');
    expect(done.at('/nodes/1/config/children/2/on/click')).toEqual([
      { action: 'submit', within: copy },
      { action: 'command', name: 'askMap', with: { map: copiedMap, ask: 'm' } },
      { action: 'request', call: 'x', onError: [{ action: 'command', name: 'askMap', with: { map: copiedMap } }] },
      { action: 'command', name: 'copy', with: { map: 'm' } },
    ]);
    expect(done.at('/nodes/0')).toEqual(card);
    // A button alone goes on judging what it judged.
    expect(carryOut(form([card]), duplicateNodes, { keys: ['b'] }).at('/nodes/0/config/children/3/on/click')).toEqual(
      click,
    );
  });

  it('makes a copied widget read the copied field, also where it goes by a name of its own', () => {
    const code = field('code', {}, 'sendCode');
    const done = carryOut(form([container('g', [field('mobile'), code])]), duplicateNodes, { keys: ['g'] });
    expect(done.at('/nodes/1/config/children/0/vModel')).toBe('mobile1');
    expect(done.at('/nodes/1/config/children/1/props')).toEqual({ mobileField: 'mobile1' });
    expect(done.at('/nodes/0/config/children/1')).toEqual(code);
  });

  it('refuses more nodes than a document may have', () => {
    const full = form(Array.from({ length: limits.documentNodes }, (_, index) => field(`f${index}`)));
    expect(refusalOf(full, duplicateNodes, { keys: ['f0'] })?.refused).toBe('refusal.tooManyNodes');
    expect(refusalOf(full, duplicateNodes, { keys: [] })?.refused).toBe('refusal.nothingChosen');
  });
});
