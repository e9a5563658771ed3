import { describe, expect, it } from 'vitest';
import { carryOut, container, field, form, outline, refusalOf } from '../../test/support/designer/design.ts';
import type { Json } from '../document/json.ts';
import { deleteNodes } from './delete-nodes.ts';

const shown = (name: string) => ({ logic: 'and', conditions: [{ field: name, operator: 'notEmpty' }] });
const document = form([field('a'), container('c', [field('b'), field('d')]), field('e')]);

describe('deleting nodes', () => {
  it.each([
    [['a'], 'c(b d) e', ['c']],
    [['e'], 'a c(b d)', ['c']],
    [['b', 'd'], 'a c e', ['c']],
    [['d'], 'a c(b) e', ['b']],
    [['c', 'b', 'a'], 'e', ['e']],
    [['a', 'c', 'e'], '', []],
  ])('%j leaves %s, and something chosen: %j', (keys, left, chosen) => {
    const done = carryOut(document, deleteNodes, { keys });
    expect(outline(done.document)).toBe(left);
    expect(done.selection).toEqual(chosen);
  });

  it('says how many references are left', () => {
    const named = form(
      [
        field('a'),
        field('b', { showWhen: shown('a') }),
        container('t', [field('x', { showWhen: shown('a') })], 'table'),
        field('s', { props: { expression: ['a', '+', 't-x'] } }, 'calculate'),
      ],
      { list: { version: 1, searchList: [], columnList: [{ prop: 'a' }, { prop: 'b' }] } },
    );
    expect(carryOut(named, deleteNodes, { keys: ['a'] }).says.references).toBe(4);
    expect(carryOut(named, deleteNodes, { keys: ['t'] }).says.references).toBe(1);
    expect(carryOut(named, deleteNodes, { keys: ['a', 'b', 't', 's'] }).says.references).toBe(2);
    expect(carryOut(named, deleteNodes, { keys: ['s'] }).says.references).toBe(0);
  });

  it('counts what judges or asks what goes, and what reads a field by a prop', () => {
    const click: Json = [
      { action: 'submit', within: 'c' },
      { action: 'command', name: 'askMap', with: { map: 'm' } },
    ];
    const named = form([
      container('c', [field('mobile')]),
      { id: 'm', config: { aditKey: 'mapFrame' } },
      { id: 'b', config: { aditKey: 'button' }, on: { click } },
      field('code', {}, 'sendCode'),
      { id: 'h', config: { aditKey: 'htmlView' }, props: { field: 'mobile' } },
    ]);
    const left = (key: string) => carryOut(named, deleteNodes, { keys: [key] }).says.references;
    expect([left('c'), left('mobile'), left('m'), left('h')]).toEqual([3, 2, 1, 0]);
  });

  it('refuses nothing chosen, and what is gone', () => {
    expect(refusalOf(document, deleteNodes, { keys: [] })?.refused).toBe('refusal.nothingChosen');
    expect(refusalOf(document, deleteNodes, { keys: ['z'] })?.refused).toBe('refusal.gone');
  });
});
