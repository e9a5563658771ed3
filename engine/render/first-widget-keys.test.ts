import { describe, expect, it } from 'vitest';
import { kindWidgets, testNode } from '../../test/support/fields.ts';
import { readPath } from '../contract/read-path.ts';
import { resolveDocument } from '../resolve/resolve-document.ts';
import type { Node } from '../schema/documents/node.ts';
import { firstWidgetKeys } from './first-widget-keys.ts';

const onlyIn = (mode: string) => ({
  showWhen: {
    logic: 'and' as const,
    conditions: [{ field: 'settings.mode', operator: 'equal' as const, value: mode }],
  },
});
const holding = (id: string, key: string, children: Node[], more: object = {}): Node => ({
  id,
  ...more,
  config: { aditKey: key, children },
});

function keys(nodes: Node[], sources: object) {
  const document = resolveDocument({ nodes }, kindWidgets);
  const known = firstWidgetKeys(
    document,
    (name) => readPath(sources, name),
    (source) => Object.hasOwn(sources, source),
  );
  return [...known].sort();
}

describe('widgets that a document waits for', () => {
  const nodes = [testNode('a', 'text'), testNode('go', 'button', onlyIn('plain'))];

  it('are not those that the data around it hide now', () => {
    expect(keys(nodes, { settings: { mode: 'classic' } })).toEqual(['text']);
    expect(keys(nodes, { settings: { mode: 'plain' } })).toEqual(['button', 'text']);
  });

  it('are all of them while the data have not come', () => {
    expect(keys(nodes, {})).toEqual(['button', 'text']);
  });

  it('are those of a hidden part only where they stand elsewhere too, or are fields of the form', () => {
    const part = holding('t', 'tabs', [holding('p', 'pane', [testNode('b', 'date')])], onlyIn('plain'));
    expect(keys([part], { settings: { mode: 'classic' } })).toEqual(['date']);
    const twice = [part, holding('u', 'tabs', [])];
    expect(keys(twice, { settings: { mode: 'classic' } })).toEqual(['date', 'tabs']);
  });

  it('are those whose condition asks the form', () => {
    const asked = { logic: 'or' as const, conditions: [{ field: 'a', operator: 'equal' as const, value: 'x' }] };
    const form = [testNode('a', 'text'), testNode('go', 'button', { showWhen: asked })];
    expect(keys(form, { settings: {} })).toEqual(['button', 'text']);
  });
});
