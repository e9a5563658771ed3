import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { callsOf } from '../calls/resource-calls.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import type { ScreenDocument } from '../documents/form-document.ts';
import type { Node } from '../documents/node.ts';
import { resources } from './all-resources.ts';
import { callNamesOf } from './call-names.ts';
import { choice, code, columnOf, date, fixed, integer, onOff, optional, order, reference, text } from './fields.ts';
import { fillScreen } from './fill-screen.ts';
import { defineResource, offers, type Resource } from './resource.ts';
import { asTitle } from './resource-words.ts';

const word = (zh: string) => ({ zh, en: zh, zhtw: zh });
const shelf = defineResource({
  name: 'shelf',
  many: 'shelves',
  path: '/api/test/Shelf',
  table: 'test_shelf',
  menu: 'test.shelf',
  read: 'menu',
  documents: inShippedScreens,
  shape: { fullName: text(50), enCode: code(50), since: optional(date()), sortCode: order(), enabledMark: onOff() },
  rowOnly: { books: integer(0, 9) },
  search: ['fullName'],
  order: 'sortCode',
  unique: [['enCode']],
  inUseBy: [],
  offers: [...offers],
  words: {
    ...{ one: word('shelf'), another: word('another shelf'), many: word('shelves'), empty: word('none') },
    labels: Object.fromEntries(
      ['fullName', 'enCode', 'since', 'sortCode', 'enabledMark', 'books'].map((name) => [name, word(name)]),
    ),
  },
  source: 'design 5',
});

it('the list of resources is the folder', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.resource.ts'));
  const text = readFileSync(new URL('./index.ts', import.meta.url), 'utf8');
  expect(resources).toHaveLength(files.length);
  expect(files.filter((file) => !text.includes(`'./${file}'`))).toEqual([]);
});

it('calls have the names that documents keep, each at its own address', () => {
  const calls = callsOf(shelf);
  expect(Object.keys(calls).sort()).toEqual(Object.values(callNamesOf(shelf)).sort());
  expect(calls.createShelf).toMatchObject({ method: 'POST', path: '/api/test/Shelf', writes: true });
  expect(calls.deleteShelves.path).toBe('/api/test/Shelf/Actions/BatchDelete');
  expect(new Set(Object.values(calls).map(({ method, path }) => `${method} ${path}`)).size).toBe(offers.length);
});

it('asks for the menu to read, and for its button to write', () => {
  const calls = callsOf(shelf);
  expect(calls.shelfList.right).toEqual({ kind: 'menu', menu: 'test.shelf' });
  expect(calls.saveShelf.right).toEqual({ kind: 'menu', menu: 'test.shelf', button: 'btn_edit' });
  expect(calls.setShelfState.right).toEqual({ kind: 'menu', menu: 'test.shelf', button: 'btn_state' });
  expect(
    Object.values(callsOf({ ...shelf, read: 'signedIn' })).filter(({ right }) => right.kind === 'signedIn'),
  ).toHaveLength(7);
  // What is on no entry of the menu is the administrators' to write.
  const { menu: _, ...onNone } = shelf;
  expect(callsOf({ ...onNone, read: 'signedIn' }).saveShelf.right).toEqual({ kind: 'administrator' });
});

it('says its columns by the names of its fields', () => {
  expect(['fullName', 'enCode', 'id'].map(columnOf)).toEqual(['full_name', 'en_code', 'id']);
});

it('does not start without the words of a field', () => {
  const wordless = { ...shelf, words: { ...shelf.words, labels: {} } };
  expect(() => defineResource(wordless)).toThrow(/shelf has no words for fullName/);
});

const file = (nodes: Node[]): ScreenDocument => ({ id: 'shelf', version: 1, resource: 'shelf', nodes });
const all: readonly Resource[] = [shelf];

it('a screen that names a resource is its list, its form and where a row is used', () => {
  const page = fillScreen(file([]), all);
  expect(page).not.toHaveProperty('resource');
  expect(page.nodes.map(({ id, config }) => [id, config.aditKey])).toEqual([
    ['rows', 'callList'],
    ['editDialog', 'dialog'],
    ['usesDialog', 'dialog'],
  ]);
  const [list, form] = page.nodes;
  expect(form?.config.children?.map(({ vModel, config }) => [vModel, config.aditKey, config.required])).toEqual([
    ['fullName', 'input', true],
    ['enCode', 'input', true],
    ['since', 'date', undefined],
    ['sortCode', 'inputIntNumber', undefined],
    ['enabledMark', 'radio', true],
  ]);
  // Whoever lacks the right to a step has neither it nor its button.
  expect(Object.keys(list?.onAccess ?? {})).toEqual(Object.keys(list?.on ?? {}));
  expect(Object.keys(list?.on ?? {})).toEqual(['create', 'edit', 'copy', 'enable', 'disable', 'remove', 'removeMany']);
});

it('draws what is chosen among words, and people, as such, and stands beside what forms a tree', () => {
  const loan: Resource = {
    ...shelf,
    shape: {
      kind: choice({ long: word('long'), short: word('short') }),
      organizeId: optional(reference('organize')),
      readerId: optional(reference('user')),
    },
    words: { ...shelf.words, labels: { kind: word('k'), organizeId: word('o'), readerId: word('r') } },
    rowOnly: {},
    search: [],
  };
  const { nodes, sources } = fillScreen(file([]), [loan]);
  const [list, form] = nodes;
  expect(form?.config.children?.map(({ config }) => config.aditKey)).toEqual(['radio', 'treeSelect', 'userSelect']);
  expect(sources).toEqual({ organizeIdChoices: { call: 'organizeTree' } });
  expect(list?.props).toMatchObject({ treeCall: 'organizeTree', treeQuery: 'organizeId' });
  expect(JSON.stringify(list?.on?.create)).toContain('"kind":"long"');
  const [listed] = Object.values(callsOf({ ...loan, offers: ['list'] }));
  expect(JSON.stringify(listed?.shapes)).toContain('"const":"short"');
});

it('asks a new row once for what no column keeps, and shows once what is told of it; what is fixed stays', () => {
  const safe: Resource = {
    ...shelf,
    shape: { fullName: text(50), enCode: fixed(code(50)), enabledMark: onOff() },
    words: {
      ...shelf.words,
      labels: Object.fromEntries(
        ['fullName', 'enCode', 'enabledMark', 'books', 'pin', 'code', 'full'].map((name) => [name, word(name)]),
      ),
    },
    askedOnce: { pin: { kind: 'secret', most: 20 } },
    toldOnce: { code: { kind: 'text', most: 20 } },
    filters: { full: choice({ yes: word('yes') }) },
    outOfSight: ['enCode', 'creatorTime'],
    notListed: ['enabledMark'],
  };
  const { nodes } = fillScreen(file([]), [safe]);
  const [list, form] = nodes;
  const fields = form?.config.children ?? [];
  const whileNew = { logic: 'and', conditions: [{ field: 'rowId', operator: 'empty' }] };
  expect(fields.map(({ id, config }) => [id, config.aditKey])).toEqual([
    ['rowId', 'input'],
    ['fullName', 'input'],
    ['enCode', 'input'],
    ['enabledMark', 'radio'],
    ['pin', 'passwordInput'],
  ]);
  expect(fields.find(({ id }) => id === 'enCode')?.enableWhen).toEqual(whileNew);
  expect(fields.find(({ id }) => id === 'pin')?.showWhen).toEqual(whileNew);
  const steps = JSON.stringify(form?.on?.ok);
  expect(steps.match(/"pin":/g)).toHaveLength(1);
  expect(steps).toContain('"dialog":"codeDialog"');
  expect(nodes.at(-1)?.id).toBe('codeDialog');
  expect(list?.props?.columns).toMatchObject([
    { prop: 'fullName' },
    { prop: 'enCode', hidden: true },
    { prop: 'books' },
    { prop: 'creatorTime', hidden: true },
  ]);
  expect(list?.props?.searches).toMatchObject([{ name: 'keyword' }, { name: 'full' }]);
  const { createShelf, shelfList } = callsOf(safe);
  expect(JSON.stringify(createShelf?.shapes)).toMatch(/"pin".*"code"/);
  expect(JSON.stringify(shelfList?.shapes.query)).toContain('"const":"yes"');
});

it('keeps the groups at the side of a list there too, under ids of their own', () => {
  const room: Resource = { ...shelf, name: 'room', many: 'rooms', path: '/api/test/Room', table: 'test_room' };
  const placed: Resource = {
    ...shelf,
    groups: 'room',
    shape: { ...shelf.shape, parentId: optional(reference('organize')) },
    words: { ...shelf.words, labels: { ...shelf.words.labels, parentId: word('p') } },
  };
  const { nodes, sources } = fillScreen(file([]), [placed, { ...room, shape: placed.shape, words: placed.words }]);
  const ids = (all: readonly Node[]): string[] => all.flatMap(({ id, config }) => [id, ...ids(config.children ?? [])]);
  expect(nodes.map(({ id }) => id)).toEqual(['rows', 'editDialog', 'usesDialog', 'groupEditDialog', 'groupUsesDialog']);
  expect(new Set(ids(nodes)).size).toBe(ids(nodes).length);
  expect(Object.keys(sources ?? {})).toEqual(['parentIdChoices', 'groupParentIdChoices']);
  const { on = {}, onAccess = {}, props } = nodes[0] ?? {};
  const own = ['createGroup', 'editGroup', 'enableGroup', 'disableGroup', 'removeGroup'];
  expect(Object.keys(on).slice(-5)).toEqual(own);
  expect(own.map((event) => onAccess[event])).toMatchObject(
    ['btn_add', 'btn_edit', 'btn_state', 'btn_state', 'btn_remove'].map((code) => ({ code })),
  );
  expect(props).toMatchObject({ treeToolbar: [{ event: 'createGroup' }] });
  expect(JSON.stringify(on.editGroup)).toContain('"id":"{group.id}"');
});

it('asks of a resource only what it offers', () => {
  const reading: Resource = { ...shelf, offers: ['list', 'one'] };
  const page = fillScreen(file([]), [reading]);
  expect(page.nodes.map(({ id }) => id)).toEqual(['rows']);
  expect(page.nodes[0]?.on).toEqual({});
});

it('nodes of the file are laid over those that have their id, and stand after them otherwise', () => {
  const page = fillScreen(
    file([
      { id: 'fullName', config: { aditKey: 'input', span: 24 }, props: { placeholder: 'x' } },
      { id: 'more', config: { aditKey: 'divider' } },
    ]),
    all,
  );
  expect(page.nodes.at(-1)?.id).toBe('more');
  const name = page.nodes[1]?.config.children?.[0];
  expect(name).toMatchObject({
    vModel: 'fullName',
    config: { span: 24, required: true },
    props: { maxlength: 50, placeholder: 'x' },
  });
});

it('a screen without a resource is what it is; one of a resource that there is not does not start', () => {
  const plain: ScreenDocument = { id: 'plain', version: 1, nodes: [] };
  expect(fillScreen(plain, all)).toEqual(plain);
  expect(() => fillScreen({ ...plain, resource: 'none' }, all)).toThrow(/names the resource "none"/);
});

it('a title begins with a capital where the language has any', () => {
  expect(asTitle({ zh: '岗位', en: 'position', zhtw: '職位' })).toEqual({ zh: '岗位', en: 'Position', zhtw: '職位' });
});
