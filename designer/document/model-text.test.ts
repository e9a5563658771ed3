import { describe, expect, it } from 'vitest';
import type { StoredModel } from '../../engine/schema/calls/index.ts';
import { bodyOf, documentOf, UnreadableModel } from './model-text.ts';

const stored: StoredModel = {
  id: 'm1',
  fullName: '缺陷上报',
  enCode: 'defect',
  type: 1,
  webType: 2,
  category: '巡检',
  state: 1,
  description: '',
  formData: '{"version":1,"nodes":[{"id":"a","vModel":"a","config":{"aditKey":"input"}}],"其他":{"x":1}}',
  columnData: '{"version":1,"searchList":[],"columnList":[]}',
  tables: '',
  revision: 7,
  releaseVersion: 3,
};

describe('a stored model', () => {
  it('is one document, and goes back as it came: unknown keys and their order too', () => {
    const { document, findings } = documentOf(stored);
    expect(findings).toEqual([]);
    expect(document).toMatchObject({ fullName: '缺陷上报', form: { nodes: [{ id: 'a' }] }, list: { columnList: [] } });
    expect(bodyOf(document, 7)).toEqual({
      fullName: '缺陷上报',
      names: null,
      enCode: 'defect',
      type: 1,
      webType: 2,
      category: '巡检',
      description: '',
      formData: stored.formData,
      columnData: stored.columnData,
      tables: '',
      revision: 7,
    });
  });

  it('is called in three languages in its document, and by a Chinese name with others beside it where it is stored', () => {
    const { document } = documentOf({ ...stored, names: { en: 'Defects' } });
    expect(document.fullName).toEqual({ zh: '缺陷上报', en: 'Defects' });
    expect(bodyOf(document, 7)).toMatchObject({ fullName: '缺陷上报', names: { en: 'Defects' } });
  });

  it('has no part where nothing is stored, or the JSON of nothing', () => {
    const { document } = documentOf({ ...stored, columnData: ' ', tables: '""' });
    expect(Object.keys(document)).not.toContain('list');
    expect(Object.keys(document)).not.toContain('tables');
    expect(documentOf({ ...stored, formData: '' }).document.form).toEqual({ version: 1, nodes: [] });
  });

  it('sends no tables for tables that were taken away', () => {
    const { document } = documentOf({ ...stored, tables: '[{"table":"t1"}]' });
    const { tables, ...without } = document;
    expect(tables).toEqual([{ table: 't1' }]);
    expect(bodyOf(document, 1).tables).toBe('[{"table":"t1"}]');
    expect(bodyOf(without, 1).tables).toBe('');
  });

  it('that is no JSON is not opened', () => {
    expect(() => documentOf({ ...stored, formData: '{' })).toThrow(UnreadableModel);
  });

  it('that is a page is its screen document, called by its title', () => {
    const text = '{"id":"home","version":1,"title":{"zh":"首页","en":"Home"},"nodes":[],"其他":1}';
    const page = { ...stored, type: 9, enCode: 'home', formData: text, columnData: '', tables: '' };
    const { document } = documentOf(page);
    expect(JSON.stringify(document)).toBe(text);
    expect(bodyOf(document, 4)).toEqual({
      ...{ fullName: '首页', enCode: 'home', type: 9, formData: text, columnData: '', revision: 4 },
    });
  });

  it('that is an empty page gets what a page needs; one that is no object is not opened', () => {
    const page = { ...stored, type: 9, enCode: 'blank', columnData: '' };
    expect(documentOf({ ...page, formData: '' }).document).toEqual({
      ...{ id: 'blank', version: 1, title: '缺陷上报', nodes: [] },
    });
    const { nodes: _gone, ...without } = documentOf({ ...page, formData: '' }).document;
    expect(bodyOf(without, 1)).toMatchObject({ type: 9, enCode: 'blank' });
    expect(() => documentOf({ ...page, formData: '[]' })).toThrow(UnreadableModel);
  });
});
