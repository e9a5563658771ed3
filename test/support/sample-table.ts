import type { Node } from '../../engine/schema/documents/node.ts';

type Part = Partial<Omit<Node, 'config'>> & { readonly config?: Partial<Node['config']> };

export const column = (vModel: string, aditKey: string, label: string, { config, ...more }: Part = {}): Node => ({
  id: vModel,
  vModel,
  ...more,
  config: { aditKey, label, ...config },
});

const units = ['kg', '袋', '米'].map((fullName, index) => ({ id: `u${index}`, fullName }));

/** Materials of a repair: name, model, unit, quantity, price, and the amount that follows from them. For tests and stories. */
export const materialColumns: readonly Node[] = [
  column('name', 'input', '材料名称', { config: { required: true } }),
  column('model', 'input', '规格型号'),
  column('unit', 'select', '单位', { config: { required: true, columnWidth: 100 }, slot: { options: units } }),
  column('qty', 'inputIntNumber', '数量', { config: { required: true } }),
  column('price', 'inputNumber', '单价（元）', { props: { precision: 2 } }),
  column('amount', 'calculate', '金额（元）', {
    props: { expression: ['materials-qty', '*', 'materials-price'], precision: 2 },
  }),
];

export const materialRows = [
  { name: '高分子注浆液', model: 'PU-200', unit: 'u0', qty: 24, price: 38.5 },
  { name: '快硬水泥', model: '42.5R', unit: 'u1', qty: 6, price: 46 },
  { name: '遇水膨胀止水条', model: '20×30', price: 12.8 },
];

export function materialsTable({ config, props }: Pick<Part, 'config' | 'props'> = {}): Node {
  return {
    id: 'materials',
    vModel: 'materials',
    config: { aditKey: 'table', label: '处置材料', children: [...materialColumns], ...config },
    props: { showSummary: true, summaryField: ['qty', 'amount'], thousandsField: ['amount'], ...props },
  };
}
