import {
  ArrayTable,
  Checkbox,
  DatePicker,
  Form,
  FormItem,
  Input,
  NumberPicker,
  Radio,
  Select,
  Switch,
} from '@formily/antd-v5';
import { createForm, isArrayField } from '@formily/core';
import { createSchemaField, type ISchema } from '@formily/react';
import { createRoot } from 'react-dom/client';
import type { FormApi, TableApi } from '../contender.ts';
import { type BenchColumn, type BenchForm, type BenchItem, COLS, makeRow, type Values } from '../spec.ts';

declare const __CONTENDER__: string;

/** `formily-paged`: its table as it comes, in pages of ten rows; else every row is drawn. */
const paged = __CONTENDER__ === 'formily-paged';
const SchemaField = createSchemaField({
  components: { ArrayTable, Checkbox, DatePicker, FormItem, Input, NumberPicker, Radio, Select, Switch },
});

const components: Record<BenchItem['kind'], string> = {
  text: 'Input',
  number: 'NumberPicker',
  calc: 'NumberPicker',
  textarea: 'Input.TextArea',
  select: 'Select',
  radio: 'Radio.Group',
  checkbox: 'Checkbox.Group',
  switch: 'Switch',
  date: 'DatePicker',
};
const types: Partial<Record<BenchItem['kind'], 'number' | 'boolean' | 'array'>> = {
  number: 'number',
  calc: 'number',
  switch: 'boolean',
  checkbox: 'array',
};
const filledNow = '{{$deps[0] !== undefined && $deps[0] !== null && $deps[0] !== ""}}';
const total = '{{$deps.reduce((sum, one) => sum + (Number(one) || 0), 0)}}';

/** A field in Formily's own schema: conditions and sums are its reactions. */
function fieldSchema(item: BenchItem): ISchema {
  const { name, label, required, kind, pattern, showIf, of } = item;
  return {
    ...cellSchema(item),
    title: label,
    required: required === true && kind !== 'switch',
    'x-decorator': 'FormItem',
    'x-decorator-props': { className: `fld-${name}` },
    ...(pattern ? { 'x-validator': [{ pattern, message: 'Does not match' }] } : {}),
    ...(showIf ? { 'x-reactions': { dependencies: [showIf], fulfill: { state: { visible: filledNow } } } } : {}),
    ...(of
      ? {
          'x-read-only': true,
          'x-reactions': { dependencies: [...of], fulfill: { state: { value: total } } },
        }
      : {}),
  };
}

function cellSchema({ kind, options }: BenchItem | BenchColumn): ISchema {
  return {
    type: types[kind] ?? 'string',
    'x-component': components[kind],
    ...(options ? { enum: options.map(({ value, label }) => ({ value, label })) } : {}),
    ...(kind === 'select' ? { 'x-component-props': { allowClear: true } } : {}),
    ...(kind === 'textarea' ? { 'x-component-props': { rows: 2 } } : {}),
  };
}

export function mount(element: HTMLElement, { items }: BenchForm, values: Values): FormApi {
  const properties = Object.fromEntries(items.map((item) => [item.name, fieldSchema(item)]));
  const form = createForm({ initialValues: values });
  const root = createRoot(element);
  root.render(
    <Form form={form} layout="vertical">
      <SchemaField schema={{ type: 'object', properties }} />
    </Form>,
  );
  return {
    find: (name) =>
      element.querySelector(`.fld-${name} input, .fld-${name} textarea, .fld-${name} button, .fld-${name} .ant-select`),
    setValues: (next) => form.setValues(next),
    validate: () =>
      form.validate().then(
        () => 0,
        () => form.errors.length,
      ),
    unmount: () => root.unmount(),
  };
}

export function mountTable(element: HTMLElement, rows: Values[]): TableApi {
  const columns = Object.fromEntries(
    COLS.map((column) => [
      `column_${column.name}`,
      {
        type: 'void',
        'x-component': 'ArrayTable.Column',
        'x-component-props': { title: column.label },
        properties: { [column.name]: cellSchema(column) },
      },
    ]),
  );
  const table: ISchema = {
    type: 'array',
    'x-component': 'ArrayTable',
    ...(paged ? {} : { 'x-component-props': { pagination: false } }),
    items: { type: 'object', properties: columns },
  };
  const form = createForm({ initialValues: { rows } });
  const root = createRoot(element);
  root.render(
    <Form form={form}>
      <SchemaField schema={{ type: 'object', properties: { rows: table } }} />
    </Form>,
  );
  const rowElements = () => element.querySelectorAll<HTMLTableRowElement>('tbody tr.ant-table-row');
  return {
    find: (row, column) =>
      rowElements()[paged ? row % 10 : row]?.cells[COLS.findIndex(({ name }) => name === column)]?.querySelector(
        'input',
      ) ?? null,
    append() {
      const field = form.query('rows').take();
      if (isArrayField(field)) field.push(makeRow(form.values.rows.length));
    },
    unmount: () => root.unmount(),
    ...(paged
      ? {
          windowed: true,
          ready: () => rowElements().length >= 10,
          count: () => form.values.rows.length,
          sampleRow: () => 5,
        }
      : {}),
  };
}
