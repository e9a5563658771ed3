import type { JsonObject } from '../../../designer/document/json.ts';

/** A design with a field of each kind that the panel treats in its own way. */
export const sampleDesign: JsonObject = {
  version: 1,
  fullName: '缺陷上报',
  enCode: 'defectReport',
  form: {
    version: 1,
    nodes: [
      {
        id: 'stake',
        vModel: 'stake',
        config: { aditKey: 'input', label: '区段桩号', span: 12, required: true, regList: [{ rule: 'filed' }] },
        props: { placeholder: '例如 K1+200' },
      },
      {
        id: 'level',
        vModel: 'level',
        config: { aditKey: 'select', label: '缺陷等级', span: 12 },
        slot: {
          options: [
            { fullName: '一般', id: '1' },
            { fullName: '较重', id: '2' },
            { fullName: '严重', id: '3' },
          ],
        },
      },
      { id: 'found', vModel: 'found', config: { aditKey: 'date', label: '发现日期', span: 12 } },
      { id: 'closed', vModel: 'closed', config: { aditKey: 'date', label: '关闭日期', span: 12 } },
      { id: 'count', vModel: 'count', config: { aditKey: 'inputNumber', label: '数量', span: 12 } },
      { id: 'price', vModel: 'price', config: { aditKey: 'inputNumber', label: '单价', span: 12 } },
      {
        id: 'cost',
        vModel: 'cost',
        config: { aditKey: 'calculate', label: '预计费用', span: 12 },
        props: { expression: ['count', '*', 'price'] },
      },
      {
        id: 'materials',
        vModel: 'materials',
        config: {
          aditKey: 'table',
          label: '处置材料',
          children: [
            { id: 'mName', vModel: 'name', config: { aditKey: 'input', label: '材料名称' } },
            { id: 'mCount', vModel: 'amount', config: { aditKey: 'inputNumber', label: '数量' } },
          ],
        },
      },
      {
        id: 'send',
        config: { aditKey: 'button', label: '提交审批' },
        props: { buttonText: '提交审批' },
        access: 'btn_send',
      },
    ],
  },
};
