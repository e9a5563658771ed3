import type { FormDocument } from '../../engine/schema/documents/form-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import type { BenchColumn, BenchForm, BenchItem, BenchKind } from './spec.ts';

export const widgetOf: Record<BenchKind | 'table', string> = {
  text: 'input',
  number: 'inputNumber',
  textarea: 'textarea',
  select: 'select',
  radio: 'radio',
  checkbox: 'checkbox',
  switch: 'switch',
  date: 'date',
  calc: 'calculate',
  table: 'table',
};

const propsOf: Partial<Record<BenchKind, Record<string, unknown>>> = {
  text: { clearable: false },
  textarea: { minRows: 2, maxRows: 2, showCount: false, clearable: false },
  select: { clearable: true },
  number: { precision: 0 },
  calc: { precision: 0 },
};

/** Labels on top and judged at each change, as the other contenders have it. */
export function formDocumentOf({ items }: BenchForm): Pick<FormDocument, 'nodes' | 'form'> {
  return { form: { labelPosition: 'top' }, nodes: items.map(nodeOf) };
}

/** One sub-table of the bench's columns, named `rows`. */
export function tableDocumentOf(columns: readonly BenchColumn[]): Pick<FormDocument, 'nodes' | 'form'> {
  const table: Node = {
    id: 'rows',
    vModel: 'rows',
    config: { aditKey: widgetOf.table, label: 'Rows', children: columns.map(nodeOf) },
  };
  return { form: { labelPosition: 'top' }, nodes: [table] };
}

function nodeOf(item: BenchItem | BenchColumn): Node {
  const { name, label, kind, required, pattern, options, showIf, of }: Partial<BenchItem> & BenchColumn = item;
  return {
    id: name,
    vModel: name,
    config: {
      aditKey: widgetOf[kind],
      label,
      trigger: 'change',
      ...(required && kind !== 'switch' ? { required } : {}),
      ...(pattern ? { regList: [{ pattern, message: 'Does not match' }] } : {}),
    },
    props: {
      ...propsOf[kind],
      ...(of ? { expression: of.flatMap((part, index) => (index ? ['+', part] : [part])) } : {}),
    },
    ...(options ? { slot: { options: options.map(({ value, label: fullName }) => ({ id: value, fullName })) } } : {}),
    ...(showIf ? { showWhen: { logic: 'and', conditions: [{ field: showIf, operator: 'notEmpty' }] } } : {}),
  };
}
