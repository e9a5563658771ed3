import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import type { ModelDocument } from '../../engine/schema/documents/model-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';

/** A node whose id is its name. */
export function field(
  aditKey: string,
  vModel: string,
  more: Omit<Partial<Node>, 'config'> & { config?: Partial<Node['config']> } = {},
): Node {
  return { id: vModel, vModel, ...more, config: { aditKey, label: vModel, ...more.config } };
}

export function listOf(columns: readonly string[], more: Partial<ListDocument> = {}): ListDocument {
  return {
    version: 1,
    searchList: columns.map((prop) => ({ prop })),
    columnList: columns.map((prop) => ({ prop, label: prop })),
    ...more,
  };
}

export function model(
  enCode: string,
  nodes: Node[],
  list: ListDocument,
  form: ModelDocument['form']['form'] = {},
): ModelDocument {
  return { version: 1, fullName: enCode, enCode, form: { version: 1, form, nodes }, list };
}

/** Work orders: text, numbers, dates, options of both kinds, a sub-table that is summed, a number, a condition. */
export function orderDesign(
  enCode = 'order',
  list: Partial<ListDocument> = {},
  form: ModelDocument['form']['form'] = {},
): ModelDocument {
  const rows = field('table', 'materials', {
    config: {
      children: [
        field('input', 'name', { config: { label: '名称', required: true } }),
        field('inputNumber', 'quantity', { props: { min: 1, precision: 2 } }),
        field('inputNumber', 'price', { props: { precision: 2 } }),
        field('calculate', 'amount', { props: { expression: ['quantity', '*', 'price'] } }),
      ],
    },
  });
  return model(
    enCode,
    [
      field('billRule', 'no', { config: {}, props: { rule: 'defectNo' } }),
      field('input', 'title', { config: { label: '标题', required: true } }),
      field('textarea', 'notes'),
      field('inputNumber', 'cost', { props: { precision: 2 } }),
      field('inputIntNumber', 'count'),
      field('date', 'day'),
      field('datetime', 'at'),
      field('switch', 'urgent'),
      field('select', 'level', {
        slot: {
          options: [
            { id: 1, fullName: '一般' },
            { id: 2, fullName: '严重' },
          ],
        },
      }),
      field('input', 'reason', {
        config: { label: '原因' },
        showWhen: { logic: 'and', conditions: [{ field: 'level', operator: 'equal', value: 2 }] },
      }),
      field('select', 'tunnel', {
        config: { dataType: 'dictionary', dictionaryType: 'dict-tunnel' },
        props: { props: { label: 'fullName', value: 'enCode' } },
      }),
      field('checkbox', 'tags', {
        slot: {
          options: [
            { id: 'wet', fullName: '潮湿' },
            { id: 'dark', fullName: '照明不足' },
          ],
        },
      }),
      rows,
      field('calculate', 'total', { props: { expression: ['materials-amount', '+', 'cost'] } }),
      field('input', 'secret', { config: { noShow: true, defaultValue: 'kept' } }),
      field('createUser', 'createUser'),
      field('createTime', 'createTime'),
      field('modifyUser', 'modifyUser'),
    ],
    listOf(['no', 'title', 'cost', 'count', 'day', 'at', 'urgent', 'level', 'tunnel', 'tags', 'total', 'createUser'], {
      showSummary: true,
      summaryField: ['cost', 'total'],
      ...list,
    }),
    form,
  );
}

/** A field that lives in a column of that name. */
export const named = (aditKey: string, vModel: string, columnName: string, config = {}) =>
  field(aditKey, vModel, { config: { columnName, ...config } });
