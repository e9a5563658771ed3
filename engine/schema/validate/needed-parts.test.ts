import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as widgets from '../../../widgets/index.ts';
import type { Node } from '../documents/node.ts';
import { type Descriptor, describe as describeWidgets } from '../fields/descriptor.ts';
import { missingPart as missingIn } from './needed-parts.ts';

const descriptors = describeWidgets(Object.values<Descriptor>(widgets));
const missingPart = (id: string, nodes: readonly Node[]) => missingIn(id, nodes, descriptors);

const shipped = (id: string): Node[] =>
  JSON.parse(readFileSync(new URL(`../../../schemas/screens/${id}.json`, import.meta.url), 'utf8')).nodes;

/** The same nodes, each as `change` makes it; null leaves one out. */
const changed = (nodes: readonly Node[], change: (node: Node) => Node | null): Node[] =>
  nodes.flatMap((node) => {
    const next = change(node);
    if (!next) return [];
    const { children } = next.config;
    return [children ? { ...next, config: { ...next.config, children: changed(children, change) } } : next];
  });
const at = (id: string, change: (node: Node) => Node | null) => (node: Node) => (node.id === id ? change(node) : node);
/** Put into another node, under another id: the change looks at it again. */
const wrapped = (aditKey: string) => (node: Node) => ({
  id: 'around',
  config: { aditKey, children: [{ ...node, id: `${node.id}-inside` }] },
});
const never = { logic: 'and' as const, conditions: [] };

describe('what the program’s own screens need', () => {
  it('is in the shipped ones, and asked of no other screen', () => {
    expect(missingPart('shell', shipped('shell'))).toBeNull();
    expect(missingPart('login', shipped('login'))).toBeNull();
    expect(missingPart('home', [])).toBeNull();
  });

  it.each<[string, (node: Node) => Node | null]>([
    ['gone', () => null],
    ['shown by a condition', (node) => ({ ...node, showWhen: never })],
    ['for some people', (node) => ({ ...node, access: 'btn_x' })],
    ['not drawn', (node) => ({ ...node, config: { ...node.config, noShow: true } })],
    ['of no known widget', (node) => ({ ...node, config: { ...node.config, aditKey: 'nobody' } })],
    ['inside what is not drawn', wrapped('text')],
    ['inside a dialog', wrapped('dialog')],
    ['only on the phone', (node) => ({ ...node, config: { ...node.config, visibility: ['app'] } })],
  ])('is missing where it, or what it stands in, is %s', (_how, change) => {
    for (const id of ['outlet', 'frame'])
      expect(missingPart('shell', changed(shipped('shell'), at(id, change))), id).toBe('screen.outlet');
    for (const id of ['password', 'account', 'form', 'page'])
      expect(missingPart('login', changed(shipped('login'), at(id, change))), id).toBe('screen.signIn');
  });

  it('is a sign-in that sends what was filled in, whatever the fields are called', () => {
    const sends = (account: string) =>
      at('form', (node) => ({
        ...node,
        on: { submit: [{ action: 'command', name: 'signIn', with: { account, password: '{values.password}' } }] },
      }));
    const renamed = at('account', (node) => ({ ...node, vModel: 'user' }));
    expect(missingPart('login', changed(changed(shipped('login'), sends('{values.user}')), renamed))).toBeNull();
    expect(missingPart('login', changed(shipped('login'), sends('{values.user}')))).toBe('screen.signIn');
    expect(missingPart('login', changed(shipped('login'), sends('admin')))).toBe('screen.signIn');
  });
});
