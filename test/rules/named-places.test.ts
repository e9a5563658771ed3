import { describe, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { listDocumentShape } from '../../engine/schema/documents/list-document.ts';
import { nodeShape } from '../../engine/schema/documents/node.ts';
import type { Descriptor, Reach } from '../../engine/schema/fields/descriptor.ts';
import { validateForm, validateModel, validateScreen } from '../../engine/schema/validate/index.ts';
import { descriptors } from '../../server/kernel/descriptors.ts';

/** Nobody has anything, and nothing is there: what names something is found wherever it does. */
const context = {
  descriptors,
  calls,
  publisher: { isDesigner: true, isAdministrator: false, mayUse: () => false },
  dictionaries: new Set<string>(),
  interfaces: new Set<string>(),
  isListed: () => false,
};

const evil = 'https://evil.example/?{session.userInfo.userAccount}';
/** What is put in a place, and what has to be found there. */
const wrong: Readonly<Record<Reach | 'command' | 'dictionary', { readonly value: unknown; readonly code: string }>> = {
  call: { value: 'resetPassword', code: 'action.closed' },
  command: { value: 'changePassword', code: 'action.closedCommand' },
  model: { value: 'foreign', code: 'action.model' },
  interface: { value: 'gone', code: 'node.interface' },
  dictionary: { value: 'gone', code: 'node.dictionary' },
  address: { value: 'https://evil.example/', code: 'action.host' },
  link: { value: { $text: evil }, code: 'action.boundHost' },
  links: { value: [{ type: 7, children: [{ type: 7, urlAddress: { $text: evil } }] }], code: 'action.boundHost' },
  html: { value: { $text: `<p><a href="${evil}">x</a></p>` }, code: 'action.boundHost' },
};
/** From the prop to the text that is found. */
const within: Partial<Record<Reach, string>> = { links: '/0/children/0/urlAddress' };

/** Puts a value at a pointer, `0` being the first entry of a list that is made. */
function at(pointer: string, value: unknown): unknown {
  const [key, ...rest] = pointer.split('/').slice(1);
  if (key === undefined) return value;
  const inside = at(rest.map((part) => `/${part}`).join(''), value);
  return key === '0' ? [inside] : { [key]: inside };
}

const nodeWith = (aditKey: string, more: object) => ({ id: 'n', vModel: 'n', config: { aditKey }, ...more });
const found = (findings: readonly { code: string; at: string }[]) =>
  findings.map(({ code, at: where }) => `${code} ${where}`);
const page = (more: object) => found(validateScreen({ version: 1, id: 'p', nodes: [], ...more }, context));
const form = (more: object) => found(validateForm({ version: 1, nodes: [], ...more }, context));
const list = (more: object) =>
  found(
    validateModel(
      {
        ...{ version: 1, fullName: 'a', enCode: 'a', form: { version: 1, nodes: [] } },
        list: { version: 1, searchList: [], columnList: [], ...more },
      },
      context,
    ),
  );

/**
 * Every place where a document names a call, a command, a model, a data interface, a dictionary or an address. What a widget
 * names in its props stands with the widget, as `reaches`.
 */
const stepPlaces = (pointer: string) =>
  (['', '/onError/0'] as const).flatMap((inner) => [
    [`${pointer}${inner}`, 'call', { action: 'request', call: wrong.call.value }, '/call'] as const,
    [`${pointer}${inner}`, 'call', { action: 'download', call: wrong.call.value }, '/call'] as const,
    [
      `${pointer}${inner}`,
      'model',
      { action: 'request', call: 'recordList', params: { id: wrong.model.value } },
      '/params/id',
    ] as const,
    [`${pointer}${inner}`, 'command', { action: 'command', name: wrong.command.value }, '/name'] as const,
    [`${pointer}${inner}`, 'address', { action: 'navigate', to: wrong.address.value }, '/to'] as const,
  ]);
/** A step that runs another where it fails. */
const around = (pointer: string, step: object) =>
  pointer.endsWith('/onError/0')
    ? at(pointer.slice(0, -'/onError/0'.length), { action: 'request', call: 'weather', onError: [step] })
    : at(pointer, step);

describe('what a document names is judged where it stands:', () => {
  it.each([...stepPlaces('/on/load/0'), ...stepPlaces('/on/leave/0'), ...stepPlaces('/nodes/0/on/click/0')])(
    'a step of a page, %s, %s',
    (pointer, what, step, end) => {
      const more = around(pointer.replace('/nodes/0', ''), step) as object;
      const document = pointer.startsWith('/nodes') ? { nodes: [nodeWith('button', more)] } : more;
      expect(page(document)).toContain(`${wrong[what].code} ${pointer}${end}`);
    },
  );

  it.each(stepPlaces('/nodes/0/on/change/0'))('a step of a form, %s, %s', (pointer, what, step, end) => {
    const more = around(pointer.replace('/nodes/0', ''), step) as object;
    expect(form({ nodes: [nodeWith('input', more)] })).toContain(`${wrong[what].code} ${pointer}${end}`);
  });

  it.each(stepPlaces('/customBtnsList/0/actions/0'))('a button of a list, %s, %s', (pointer, what, step, end) => {
    const [button] = Object(around(pointer, step)).customBtnsList;
    expect(list({ customBtnsList: [{ value: 'a', ...button }] })).toContain(
      `${wrong[what].code} /list${pointer}${end}`,
    );
  });

  it.each([
    ['call', { call: wrong.call.value }, '/call'],
    ['model', { call: 'recordList', params: { id: wrong.model.value } }, '/params/id'],
    ...stepPlaces('/onError/0').flatMap(([pointer, what, step, end]) =>
      pointer === '/onError/0' ? [[what, { call: 'weather', onError: [step] }, `${pointer}${end}`] as const] : [],
    ),
  ] as const)('a source, %s', (what, source, end) => {
    for (const judge of [page, form])
      expect(judge({ sources: { s: source } })).toContain(`${wrong[what].code} /sources/s${end}`);
  });

  it.each([
    ['interface', { dataType: 'dynamic', propsUrl: wrong.interface.value }, 'propsUrl'],
    ['dictionary', { dataType: 'dictionary', dictionaryType: wrong.dictionary.value }, 'dictionaryType'],
  ] as const)('options, %s', (what, options, key) => {
    for (const judge of [page, form]) {
      const select = nodeWith('select', { config: { aditKey: 'select', ...options } });
      expect(judge({ nodes: [select] })).toContain(`${wrong[what].code} /nodes/0/config/${key}`);
      const table = nodeWith('table', { config: { aditKey: 'table', children: [{ ...select, id: 'c' }] } });
      expect(judge({ nodes: [table] })).toContain(`${wrong[what].code} /nodes/0/config/children/0/config/${key}`);
    }
  });

  it.each([
    ['interface', { treeDataSource: 'api', treeInterfaceId: wrong.interface.value }, 'treeInterfaceId'],
    ['interface', { treeDataSource: 'api', treePropsUrl: wrong.interface.value }, 'treePropsUrl'],
    ['dictionary', { treeDictionary: wrong.dictionary.value }, 'treeDictionary'],
    ['dictionary', { treeDataSource: 'dictionary', treeDictionary: wrong.dictionary.value }, 'treeDictionary'],
  ] as const)('the tree of a list, %s %j', (what, tree, key) => {
    expect(list(tree)).toContain(`${wrong[what].code} /list/${key}`);
  });
});

const reaching = [...descriptors.values()].flatMap(({ key, reaches = {} }: Descriptor) =>
  Object.entries(reaches).map(([path, what]) => ({ key, path, what })),
);

describe('what a widget names in its props is judged:', () => {
  it.each(reaching)('$key, $path: $what', ({ key, path, what }) => {
    const pointer = `/props/${path.replaceAll('.', '/').replaceAll('*', '0')}`;
    const node = nodeWith(key, at(pointer, wrong[what].value) as object);
    const end = `/nodes/0${pointer}${within[what] ?? ''}`;
    // What may stand in forms as well is judged there too.
    for (const judge of [page, form]) expect(judge({ nodes: [node] })).toContain(`${wrong[what].code} ${end}`);
  });
});

describe('no place is forgotten:', () => {
  const namesSomething = /call$|url$|href|interface|dictionary|modelId|address/i;
  /** Props that look as if they named something. */
  const harmless = new Set([
    'treeInterfaceName',
    'treePropsUrl',
    'treeInterfaceId',
    'treeDictionary',
    'propsUrl',
    'dictionaryType',
  ]);

  /** Regions of the country are no addresses that anything leads to. */
  const regionCodes = 'ableAddressIds';

  it('a setting that is called so is told by its widget', () => {
    const forgotten = [...descriptors.values()].flatMap(({ key, settings, reaches = {} }) =>
      settings
        .map(({ vModel = '' }) => vModel)
        .filter((name) => namesSomething.test(name) && !Object.hasOwn(reaches, name) && name !== regionCodes)
        .map((name) => `${key}.${name}`),
    );
    expect(forgotten).toEqual([]);
  });

  it('a key of a node or of a list that is called so stands in the tables above', () => {
    const keys = [...Object.keys(nodeShape.properties.config.properties), ...Object.keys(listDocumentShape.properties)];
    expect(keys.filter((name) => namesSomething.test(name) && !harmless.has(name))).toEqual([]);
  });
});
