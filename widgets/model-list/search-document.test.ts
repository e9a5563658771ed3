import { describe, expect, it } from 'vitest';
import { describe as describeWidgets } from '../../engine/schema/fields/descriptor.ts';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import { createTranslate } from '../../engine/schema/text/text.ts';
import * as descriptors from '../index.ts';
import { readModel } from './model.ts';
import { modelListTexts } from './model-list.texts.ts';
import { queryOf, searchDocument, valuesFor } from './search-document.ts';

const widgets = describeWidgets(Object.values(descriptors));
const words = { language: 'zh', translate: createTranslate([engineTexts, modelListTexts], 'zh') } as const;

function searchOf(field: object, item: object) {
  const { vModel } = field as { vModel: string };
  const columnData = { version: 1, columnList: [], searchList: [{ prop: vModel, ...item }] };
  const config = { id: 'm', fullName: 'm', formData: JSON.stringify({ version: 1, nodes: [field] }) };
  return searchDocument(readModel({ ...config, columnData: JSON.stringify(columnData) }, widgets, 'zh'), words);
}

const field = (aditKey: string, more: object = {}) => ({
  id: 'f',
  vModel: 'f',
  config: { aditKey, label: '字段：', ...more },
});
const keyOf = (aditKey: string, item: object) => searchOf(field(aditKey), item).nodes[0]?.config.aditKey;

describe('the search area', () => {
  it('asks each kind by the widget that suits how it compares', () => {
    expect(keyOf('datetime', { searchType: 3 })).toBe('dateRange');
    expect(keyOf('datetime', { searchType: 1 })).toBe('date');
    expect(keyOf('inputNumber', { searchType: 3 })).toBe('numberRange');
    expect(keyOf('inputNumber', { searchType: 1 })).toBe('inputNumber');
    expect(keyOf('rate', { searchType: 1 })).toMatch(/^input(Int)?Number$/);
    expect(keyOf('textarea', { searchType: 1 })).toBe('input');
    expect(keyOf('time', { searchType: 3 })).toBe('time');
    expect(keyOf('select', { searchType: 2 })).toBe('input');
    expect(keyOf('radio', { searchType: 1 })).toBe('select');
    expect(keyOf('switch', { searchType: 1 })).toBe('select');
  });

  it('compares as the kind usually does where the list does not say', () => {
    const usual = ['date', 'time', 'input', 'checkbox'].map((key) => keyOf(key, {}));
    expect(usual).toEqual(['dateRange', 'time', 'input', 'select']);
  });

  it('keeps the source of the options and asks for one or several', () => {
    const source = { dataType: 'dictionary', dictionaryType: 'dict-x' };
    const [node] = searchOf(field('radio', source), { searchMultiple: true }).nodes;
    expect(node?.config).toMatchObject(source);
    expect(node?.props).toMatchObject({ multiple: true, clearable: true, placeholder: '全部' });
  });

  it('never asks what nobody can answer: files, and who created a record', () => {
    expect(searchOf(field('uploadFile'), {}).nodes).toEqual([]);
    expect(searchOf(field('createUser'), {}).nodes).toEqual([]);
  });

  it('names a condition by the field, without its colon, never as required', () => {
    const [node] = searchOf(field('input', { required: true }), {}).nodes;
    expect(node?.config).toMatchObject({ label: '字段' });
    expect(node?.config.required).toBeUndefined();
  });
});

describe('what the server is asked', () => {
  const codes = new Map([
    ['a', 'a'],
    ['rows__name', 'rows-name'],
  ]);

  it('is what is filled in, by the codes of the list, without spaces around it', () => {
    expect(queryOf({ a: ' x ', rows__name: ['1'], other: 'y' }, codes)).toEqual({ a: 'x', 'rows-name': ['1'] });
    expect(queryOf({ a: 0, rows__name: false }, codes)).toEqual({ a: 0, 'rows-name': false });
  });

  it('leaves out what is empty, and keeps a range that has one end', () => {
    expect(queryOf({ a: '  ', rows__name: [null, null] }, codes)).toEqual({});
    expect(queryOf({ a: ['2026-11-20', null] }, codes)).toEqual({ a: ['2026-11-20', null] });
  });

  it('is filled in again: what it does not ask for is emptied, what nobody asks for left out', () => {
    expect(valuesFor({ 'rows-name': ['1'], other: 'y' }, codes)).toEqual({ a: null, rows__name: ['1'] });
  });
});
