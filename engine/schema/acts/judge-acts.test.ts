import { describe, expect, it } from 'vitest';
import { testWidget, testWidgets } from '../../../test/support/descriptors.ts';
import { calls } from '../calls/index.ts';
import { type DocumentKind, documentKinds } from '../documents/document-kinds.ts';
import { commandKinds } from './command-kinds.ts';
import { type Judging, judgeActs } from './judge-acts.ts';
import { visitList, visitNodesDocument } from './visit-document.ts';

const descriptors = new Map([
  ...testWidgets,
  ['rows', testWidget('rows', 'action', { reaches: { call: 'call', modelId: 'model', href: 'address' } })],
]);

function judge(document: object, kind: DocumentKind, more: Partial<Judging> = {}) {
  const found: string[] = [];
  const { visitor, acts } = judgeActs({ kind, calls, descriptors, ...more }, (code, at) => found.push(`${code} ${at}`));
  (kind === 'list' ? visitList : visitNodesDocument)(document, descriptors, visitor);
  return { found, acts: acts() };
}

/** A document of the kind that makes a call by itself, or at a press. */
const naming = (kind: DocumentKind, step: object): object =>
  kind === 'list'
    ? { customBtnsList: [{ value: 'a', actions: [step] }] }
    : { nodes: [{ id: 'a', config: { aditKey: 'button' }, on: { click: [step] } }] };
const ofPublisher = (rights: { isDesigner?: boolean; isAdministrator?: boolean; may?: readonly string[] }) => ({
  publisher: {
    isDesigner: rights.isDesigner ?? true,
    isAdministrator: rights.isAdministrator ?? false,
    mayUse: (id: string, button: string | undefined) => rights.may?.includes(button ? `${id}.${button}` : id) ?? false,
  },
});

const pairs = Object.entries(calls).flatMap(([name, call]) => documentKinds.map((kind) => ({ name, call, kind })));

describe('every call of the table, in every kind of document', () => {
  it.each(pairs)('$name in a $kind', ({ name, call, kind }) => {
    const allowed = call.documents?.includes(kind) ?? false;
    const params = { id: 'm1' };
    const sources = { a: { call: name, params } };
    const whole = ofPublisher({
      isAdministrator: true,
      may: ['m1', ...['add', 'edit', 'remove', 'detail', 'upload', 'download'].map((one) => `m1.btn_${one}`)],
    });
    const step = judge(naming(kind, { action: 'request', call: name, params }), kind, whole);
    const saved = judge(naming(kind, { action: 'download', call: name, params }), kind, whole);
    const source = kind === 'list' ? step : judge({ sources, nodes: [] }, kind, whole);
    const widget =
      kind === 'list'
        ? step
        : judge({ nodes: [{ id: 'a', config: { aditKey: 'rows' }, props: { call: name, params } }] }, kind, whole);
    for (const { found, acts } of [step, saved, source, widget]) {
      expect(found.map((one) => one.split(' ')[0])).toEqual(allowed ? [] : ['action.closed']);
      expect(Object.keys(acts.calls)).toEqual(allowed ? [name] : []);
    }
  });

  it('leaves calls of accounts, sessions, rights, designs, the outbox and messages to shipped screens', () => {
    const closed = Object.entries(calls)
      .filter(([, { path }]) =>
        /^\/api\/(oauth|tenant\/TenantUser\/User|permission\/(OnlineUser|Users\/Current|Authority)|visualdev\/(Base|Screen|Fragment)|message)\b/.test(
          path,
        ),
      )
      // A select of a form asks a model for its values under this address.
      .filter(([name]) => name !== 'fieldDataSelect');
    expect(closed.length).toBeGreaterThan(60);
    for (const [name, { documents = [] }] of closed)
      expect([name, documents.filter((kind) => kind === 'page' || kind === 'list' || kind === 'form')]).toEqual([
        name,
        [],
      ]);
  });
});

describe('a command', () => {
  it.each(
    Object.entries(commandKinds).flatMap(([name, facts]) => documentKinds.map((kind) => ({ name, facts, kind }))),
  )('$name in a $kind', ({ name, facts, kind }) => {
    const allowed = facts.documents.includes(kind);
    const { found, acts } = judge(naming(kind, { action: 'command', name }), kind);
    expect(found.map((one) => one.split(' ')[0])).toEqual(allowed ? [] : ['action.closedCommand']);
    expect(acts.commands).toEqual(allowed ? [name] : []);
  });

  it('that ends the session runs where somebody presses, never by itself', () => {
    const leave = { action: 'command', name: 'signOut' };
    expect(judge({ nodes: [], on: { load: [leave] } }, 'page').found).toEqual(['action.pressOnly /on/load/0/name']);
    expect(judge({ nodes: [], sources: { a: { call: 'weather', onError: [leave] } } }, 'page').found).toEqual([
      'action.pressOnly /sources/a/onError/0/name',
    ]);
  });

  it('that nobody knows is found', () => {
    expect(judge(naming('page', { action: 'command', name: 'constructor' }), 'page').found).toEqual([
      'action.command /nodes/0/on/click/0/name',
    ]);
  });
});

describe('a call that reaches a model', () => {
  const step = (id: unknown, call = 'updateRecord') => ({
    action: 'request',
    call,
    params: { id, dataId: '{row.id}' },
  });
  const at = '/nodes/0/on/click/0';

  it('names it, so that it can be judged', () => {
    for (const id of [undefined, '', '{route.id}', 'x{values.id}', 7])
      expect(judge(naming('page', step(id)), 'page').found).toEqual([`action.anyModel ${at}/call`]);
    expect(judge({ sources: { a: { call: 'recordList', params: { $source: 'x' } } } }, 'page').found).toEqual([
      'action.anyModel /sources/a/call',
    ]);
    expect(judge(naming('page', step('m1')), 'page').acts.calls).toEqual({ updateRecord: ['m1'] });
  });

  it('names one that the publisher may use, with the button that the call asks for', () => {
    const may = ofPublisher({ may: ['m1', 'm2', 'm2.btn_edit'] });
    expect(judge(naming('page', step('m1')), 'page', may).found).toEqual([`action.model ${at}/params/id`]);
    expect(judge(naming('page', step('m2')), 'page', may).found).toEqual([]);
    expect(judge(naming('page', step('m1', 'recordList')), 'page', may).found).toEqual([]);
    expect(judge(naming('page', step('m3', 'recordList')), 'page', may).found).toEqual([
      `action.model ${at}/params/id`,
    ]);
  });

  it('may name the own model in a list, and is stored with its id', () => {
    const own = { ...ofPublisher({ may: ['m1', 'm1.btn_edit'] }), ownModelId: 'm1' };
    expect(judge(naming('list', step('{modelId}')), 'list', own)).toMatchObject({
      found: [],
      acts: { calls: { updateRecord: ['m1'] } },
    });
    expect(judge(naming('page', step('{modelId}')), 'page').found).toEqual([`action.anyModel ${at}/call`]);
  });
});

describe('what is gathered', () => {
  it('are the rights of the publisher, models of widgets and hosts of addresses', () => {
    const document = {
      sources: { a: { call: 'deleteAxis' }, b: { call: 'weather' } },
      nodes: [
        { id: 'a', config: { aditKey: 'rows' }, props: { modelId: 'm1', href: ' https://Maps.Example:8443/a?b={c}' } },
        { id: 'b', config: { aditKey: 'rows' }, props: { modelId: 'm2', href: '/home' } },
        { id: 'c', config: { aditKey: 'rows' }, props: { call: { $source: 'a' } } },
        {
          id: 'd',
          config: { aditKey: 'rows' },
          props: { href: { $text: { zh: '//a.example', en: '//b.example/{c}' } } },
        },
      ],
    };
    expect(judge(document, 'page', ofPublisher({ may: ['m1'] }))).toEqual({
      found: [
        'action.noRight /sources/a/call',
        'action.model /nodes/1/props/modelId',
        'action.boundCall /nodes/2/props/call',
      ],
      acts: {
        calls: { weather: [] },
        commands: [],
        models: ['m1'],
        hosts: ['a.example', 'b.example', 'maps.example:8443'],
      },
    });
  });
});
