import { isRecord, type JsonRecord } from '../common/json.ts';
import type { KeptEntry } from './schema-tree.ts';
import { without } from './schema-tree.ts';

/** A design of Formily: its schema, and what designable stores of the form around it. */
export interface FormilyDesign {
  readonly schema: JsonRecord;
  readonly form?: JsonRecord;
}

export interface FormilySchema extends JsonRecord {
  readonly properties: JsonRecord;
}

/** The schema of a form: an object with properties that are schemas. */
export function isFormilySchema(value: unknown): value is FormilySchema {
  if (!isRecord(value) || !isRecord(value.properties)) return false;
  if (value.type !== undefined && value.type !== 'object' && value.type !== 'void') return false;
  const children = Object.values(value.properties);
  if (children.length === 0) return value.type === 'object';
  return children.some((child) => isRecord(child) && (typeof child.type === 'string' || 'x-component' in child));
}

/** What a document keeps of its design, in `form.foreign.formily`. */
export interface FormilyRoot {
  /** Keywords without properties. */
  readonly schema: JsonRecord;
  readonly kept?: readonly KeptEntry[];
  readonly form?: JsonRecord;
}

export function rootOf({ schema, form }: FormilyDesign, kept: readonly KeptEntry[]): FormilyRoot {
  return {
    schema: without(schema, 'properties'),
    ...(kept.length > 0 ? { kept } : {}),
    ...(form ? { form } : {}),
  };
}

/** Where labels stand, and how large everything is. Source: @formily/antd-v5, FormLayout. */
export function readFormProps(form: JsonRecord = {}): JsonRecord {
  const position = form.layout === 'vertical' ? 'top' : form.labelAlign;
  const settings: JsonRecord = {
    labelPosition: position === 'left' || position === 'right' || position === 'top' ? position : undefined,
    labelWidth: typeof form.labelWidth === 'number' ? form.labelWidth : undefined,
    size: form.size === 'small' || form.size === 'large' ? form.size : undefined,
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
