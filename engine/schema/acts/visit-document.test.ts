import { describe, expect, it } from 'vitest';
import { testWidget, testWidgets } from '../../../test/support/descriptors.ts';
import type { DocumentVisitor } from './document-visitor.ts';
import { visitModel, visitNodesDocument } from './visit-document.ts';

const descriptors = new Map([
  ...testWidgets,
  ['rows', testWidget('rows', 'action', { reaches: { call: 'call', modelId: 'model', href: 'address' } })],
]);

function told(visit: (visitor: DocumentVisitor) => void): string[] {
  const lines: string[] = [];
  const line = (what: string, at: string) => void lines.push(`${what} ${at}`);
  visit({
    node: (_node, at) => line('node', at),
    source: (_source, at, name) => line(`source ${name}`, at),
    step: ({ action }, at, trigger) => line(`${trigger}: ${action}`, at),
    button: (_button, at) => line('button', at),
    call: ({ by, name, at }) => line(`call of a ${by}: ${name}`, at),
    command: ({ name, trigger, at }) => line(`command ${name}, ${trigger}`, at),
    address: ({ by, value, at }) => line(`address of a ${by}: ${value}`, at),
    model: (id, at) => line(`model ${id}`, at),
    dataInterface: (id, at) => line(`interface ${id}`, at),
    dictionary: (id, at) => line(`dictionary ${id}`, at),
    binding: (value, at) => line(`binding ${JSON.stringify(value)}`, at),
  });
  return lines;
}

describe('a visit tells', () => {
  it('of every step, source, binding and address of a page, wherever it stands', () => {
    const screen = {
      sources: {
        users: { call: 'users', query: { keyword: '{route.word}' }, onError: [{ action: 'navigate', to: '/a' }] },
      },
      on: { load: [{ action: 'command', name: 'copy', with: { value: 1 } }] },
      nodes: [
        {
          id: 'card',
          config: {
            aditKey: 'card',
            children: [
              {
                id: 'r',
                config: { aditKey: 'rows', dataType: 'dynamic', propsUrl: 'i1', dictionaryType: 'd1' },
                props: { call: 'regions', modelId: 'm1', href: 'https://a.example', title: { $source: 'users' } },
                on: {
                  press: [
                    {
                      action: 'request',
                      call: 'a',
                      onError: [{ action: 'download', call: 'b', params: { id: '{c}' } }],
                    },
                  ],
                },
              },
            ],
          },
        },
      ],
    };
    const node = '/nodes/0/config/children/0';
    expect(told((visitor) => visitNodesDocument(screen, descriptors, visitor))).toEqual([
      'source users /sources/users',
      'call of a source: users /sources/users/call',
      'binding "{route.word}" /sources/users/query/keyword',
      'source: navigate /sources/users/onError/0',
      'address of a navigate: /a /sources/users/onError/0/to',
      'page: command /on/load/0',
      'command copy, page /on/load/0/name',
      'node /nodes/0',
      `node ${node}`,
      `interface i1 ${node}/config/propsUrl`,
      `call of a widget: regions ${node}/props/call`,
      `model m1 ${node}/props/modelId`,
      `address of a widget: https://a.example ${node}/props/href`,
      `binding {"$source":"users"} ${node}/props/title`,
      `node: request ${node}/on/press/0`,
      `call of a step: a ${node}/on/press/0/call`,
      `node: download ${node}/on/press/0/onError/0`,
      `call of a step: b ${node}/on/press/0/onError/0/call`,
      `binding "{c}" ${node}/on/press/0/onError/0/params/id`,
    ]);
  });

  it('of the form and of the buttons and the tree of the list of a model', () => {
    const model = {
      form: { sources: { s: { call: 'x' } }, nodes: [] },
      list: {
        treeDataSource: 'api',
        treeInterfaceId: 't',
        treePropsUrl: 'older',
        treeDictionary: 'd',
        customBtnsList: [{ value: 'a', actions: [{ action: 'request', call: 'y' }] }],
      },
    };
    expect(told((visitor) => visitModel(model, descriptors, visitor))).toEqual([
      'source s /form/sources/s',
      'call of a source: x /form/sources/s/call',
      'interface t /list/treeInterfaceId',
      'button /list/customBtnsList/0',
      'button: request /list/customBtnsList/0/actions/0',
      'call of a step: y /list/customBtnsList/0/actions/0/call',
    ]);
  });

  it('of what an entry of a list in a prop names, and of links of menus at any depth', () => {
    const deep = testWidget('deep', 'action', { reaches: { 'list.*.source': 'interface', items: 'links' } });
    const props = {
      list: [{ source: 'a' }, 7, { source: '' }, { source: 'b' }],
      items: [{ urlAddress: 'https://a.example', children: [{ urlAddress: { $text: '{b}' } }] }, null],
    };
    const screen = { nodes: [{ id: 'n', config: { aditKey: 'deep' }, props }] };
    const lines = told((visitor) => visitNodesDocument(screen, new Map([['deep', deep]]), visitor));
    expect(lines.filter((line) => !/^(?:node|binding) /.test(line))).toEqual([
      'interface a /nodes/0/props/list/0/source',
      'interface b /nodes/0/props/list/3/source',
      'address of a link: https://a.example /nodes/0/props/items/0/urlAddress',
      'address of a link: [object Object] /nodes/0/props/items/0/children/0/urlAddress',
    ]);
  });

  it('of the dictionary that a tree is made from, unless it is made from something else', () => {
    const list = { treeDictionary: 'd', treeInterfaceId: 'kept' };
    expect(told((visitor) => visitModel({ list }, descriptors, visitor))).toEqual([
      'dictionary d /list/treeDictionary',
    ]);
  });

  it('nothing of what has no shape, and throws at nothing', () => {
    for (const wrong of [
      null,
      7,
      [],
      { nodes: 7, sources: [], on: 'x' },
      { nodes: [null, { config: 1, on: { a: 1 } }] },
    ])
      expect(() => told((visitor) => visitNodesDocument(wrong, descriptors, visitor))).not.toThrow();
  });
});
