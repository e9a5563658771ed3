import { describe, expect, it } from 'vitest';
import { carryOut, container, outline, refusalOf } from '../../test/support/designer/design.ts';
import type { JsonObject } from '../document/json.ts';
import { changeKind } from './change-kind.ts';
import { cutNodes } from './cut-nodes.ts';
import { deleteNodes } from './delete-nodes.ts';
import { duplicateNodes } from './duplicate-nodes.ts';
import { insertNode } from './insert-node.ts';
import { moveNodes } from './move-nodes.ts';
import { pasteNodes } from './paste-nodes.ts';
import { wrapNodes } from './wrap-nodes.ts';

const outlet = { id: 'outlet', config: { aditKey: 'routeOutlet' } };
const shell = (): JsonObject => ({
  ...{ id: 'shell', version: 1 },
  nodes: [container('main', [outlet], 'region'), { id: 'name', config: { aditKey: 'brand' } }],
});

describe('the place where pages are shown', () => {
  it('cannot be taken out, by itself or with what stands around it', () => {
    const needed = { refused: 'refusal.soleNeeded', places: { label: 'routeOutlet' } };
    for (const keys of [['outlet'], ['main'], ['name', 'outlet']]) {
      expect(refusalOf(shell(), deleteNodes, { keys })).toEqual(needed);
      expect(refusalOf(shell(), cutNodes, { keys })).toEqual(needed);
    }
    expect(refusalOf(shell(), changeKind, { key: 'outlet', to: 'spacer' })).toEqual(needed);
    expect(outline(carryOut(shell(), deleteNodes, { keys: ['name'] }).document)).toBe('main(outlet)');
  });

  it('is there once: no second one comes in on any way', () => {
    const twice = { refused: 'refusal.soleTwice' };
    const place = { parent: null, index: 0 };
    expect(refusalOf(shell(), insertNode, { key: 'routeOutlet', ...place })).toMatchObject(twice);
    expect(refusalOf(shell(), duplicateNodes, { keys: ['main'] })).toMatchObject(twice);
    expect(refusalOf(shell(), pasteNodes, { text: JSON.stringify([outlet]), ...place })).toMatchObject(twice);
    expect(refusalOf(shell(), changeKind, { key: 'name', to: 'routeOutlet' })).toMatchObject(twice);
    const empty = { id: 'shell', version: 1, nodes: [] };
    expect(carryOut(empty, insertNode, { key: 'routeOutlet', ...place }).says.label).toBe('页面出口');
  });

  it('moves and is wrapped as every other node', () => {
    expect(outline(carryOut(shell(), moveNodes, { keys: ['outlet'], parent: null, index: 0 }).document)).toBe(
      'outlet main name',
    );
    expect(outline(carryOut(shell(), wrapNodes, { keys: ['outlet'], in: 'card' }).document)).toMatch(
      /^main\(\w+\(outlet\)\) name$/,
    );
  });
});
