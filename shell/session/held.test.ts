import { expect, it } from 'vitest';
import type { StoredAccess } from '../../engine/schema/access/access-shape.ts';
import { pruneNodes } from '../../engine/schema/documents/prune.ts';
import { heldIn, type SessionState } from './session.ts';

const codes = (...names: string[]) => names.map((enCode) => ({ enCode }));
const permissionList = [
  { modelId: 'm1', button: codes('btn_a'), column: codes('price'), form: codes('items-price') },
  { modelId: '', button: codes('btn_all'), column: [], form: [] },
];
const session = (isAdministrator: boolean) =>
  ({ status: 'ready', userInfo: { isAdministrator }, permissionList }) as unknown as SessionState; // what is read of it

const node = (id: string, access: StoredAccess) => ({ id, config: { aditKey: 'text' }, access });
const nodes = [
  node('everywhere', 'btn_all'),
  node('nowhere', 'btn_a'),
  node('ofModel', { code: 'btn_a', modelId: 'm1' }),
  node('column', { code: 'price', kind: 'column', modelId: 'm1' }),
  node('form', { code: 'items-price', kind: 'form', modelId: 'm1' }),
  node('otherKind', { code: 'price', kind: 'form', modelId: 'm1' }),
  node('usual', { code: 'btn_add' }),
  node('judged', { code: 'btn_add', judge: true }),
];
const shown = (of: SessionState) => pruneNodes(nodes, heldIn(of, '')).map(({ id }) => id);

it('a shipped screen shows people what their permission list holds, as the server would', () => {
  expect(shown(session(false))).toEqual(['everywhere', 'ofModel', 'column', 'form', 'usual']);
});

it('shows administrators everything, and who is not signed in nothing that asks for a right', () => {
  expect(shown(session(true))).toHaveLength(nodes.length);
  for (const of of [{ status: 'none' }, { status: 'loading' }, { status: 'failed', message: '' }] as const)
    expect(shown(of)).toEqual(['usual']);
});
