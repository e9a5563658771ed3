import { expect, it } from 'vitest';
import { readDesign } from './index.ts';

const control = (label: string, vModel: string) => ({
  __config__: { tag: 'el-input', label, layout: 'colFormItem' },
  __vModel__: vModel,
});

it('takes the colon behind a label away, keeps what was written, and says so once', () => {
  const fields = [control('名称：', 'a'), control('Amount:', 'b'), control('比例 1:2', 'c'), control('：', 'd')];
  const { model, findings } = readDesign({ fields });
  expect(model.form.nodes.map(({ config }) => config.label)).toEqual(['名称', 'Amount', '比例 1:2', '：']);
  expect(model.form.nodes[0]?.config).toMatchObject({ foreign: { config: { label: '名称：' } } });
  expect(findings.filter(({ code }) => code === 'import.colon').map(({ at, severity }) => [at, severity])).toEqual([
    ['/form/nodes/0', 'note'],
  ]);
});
