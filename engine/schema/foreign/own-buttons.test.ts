import { describe, expect, it } from 'vitest';
import { readDesign } from './index.ts';

const script = '({ data, refresh }) => { refresh() }';
const design = {
  formData: JSON.stringify({ fields: [{ __config__: { jnpfKey: 'comInput', label: '名称' }, __vModel__: 'name' }] }),
  columnData: JSON.stringify({
    columnList: [{ prop: 'name', label: '名称' }],
    searchList: [],
    childTableStyle: 2,
    customBtnsList: [
      { value: 'btn_close', label: '关闭', event: script, actions: [{ action: 'x' }] },
      { label: '无标识' },
    ],
  }),
};

describe('buttons of one’s own of another product', () => {
  it('come in with their words, their script kept beside and said never to run', () => {
    const { model, findings } = readDesign(design);
    expect(model.list?.customBtnsList).toEqual([{ value: 'btn_close', label: '关闭', event: script }]);
    expect(model.list?.childTableStyle).toBe(2);
    expect(Object(model.list).foreign.customBtnsList).toHaveLength(2);
    expect(findings.filter(({ code }) => code === 'import.script').map(({ at }) => at)).toEqual([
      '/list/customBtnsList/0/event',
    ]);
  });
});
