import { expect, it } from 'vitest';
import { kindWidgets, testNode } from '../../../test/support/fields.ts';
import { catalogueOf } from '../fields/fields.ts';
import { keywordCodes } from './keyword-fields.ts';

const secret = { ...kindWidgets.get('text'), secret: () => true } as NonNullable<ReturnType<typeof kindWidgets.get>>; // a widget is there
const catalogue = catalogueOf(
  {
    nodes: [
      ...['title', 'above', 'apart'].map((name) => testNode(name, 'text')),
      testNode('password', 'secret'),
      testNode('photos', 'files'),
      testNode('rows', 'table', { config: { children: [testNode('name', 'text'), testNode('other', 'text')] } }),
    ],
  },
  new Map([...kindWidgets, ['secret', secret]]),
);
const shown = ['title', 'password', 'photos', 'rows-name', 'createTime', 'gone', 'above'];
const columnList = shown.map((prop) => ({ prop }));

it('a keyword looks at what the list shows and what it marks, not at files, passwords and fields that are gone', () => {
  const searchList = [{ prop: 'apart', isKeyword: true }, { prop: 'rows-other' }];
  expect(keywordCodes({ version: 1, columnList, searchList }, catalogue)).toEqual([
    ...['title', 'rows-name', 'createTime', 'above', 'apart'],
  ]);
});

it('nor at the id of the row above, whose name is what people read there', () => {
  const tree = { version: 1, columnList, searchList: [], type: 5, parentField: 'above' };
  expect(keywordCodes(tree, catalogue)).toEqual(['title', 'rows-name', 'createTime']);
});
