import type { Descriptor, DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { catalogueOf, type Field, fieldCode, isTableField } from '../../engine/schema/fields/fields.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { drawableForm } from '../../engine/schema/validate/index.ts';
import { type ValueKindName, valueKinds } from '../../engine/schema/values/index.ts';
import { treeOf } from './design-tree.ts';
import { isObject, type JsonObject } from './json.ts';
import { valueAt } from './patch.ts';

/** A field as the editors offer it. */
export interface DesignField {
  /** `vModel`, or `table-child`. */
  readonly code: string;
  readonly name: string;
  readonly table: string | null;
  readonly label: string;
  readonly kind: ValueKindName;
  readonly descriptor: Descriptor;
  readonly node: JsonObject;
  /** Of its node in the tree. */
  readonly key: string;
}

/** All fields of a design, columns of sub-tables after their table. Takes time with the document: not for each key typed. */
export function designFields(document: JsonObject, descriptors: DescriptorMap, language: Language): DesignField[] {
  const { rootAt, nodes } = treeOf(document);
  const { form } = drawableForm(rootAt === '/nodes' ? { version: 1, nodes: document.nodes } : document.form);
  const keys = new Map([...nodes.values()].map(({ at, key }) => [at, key]));
  const prefix = rootAt.slice(0, -'/nodes'.length);
  const catalogue = catalogueOf(form, descriptors);
  return catalogue.fields
    .flatMap((field): Field[] => [field, ...(isTableField(field) ? field.columns : [])])
    .flatMap((field) => {
      const at = `${prefix}${field.at}`;
      const node = valueAt(document, at);
      const { name, table, kind, descriptor } = field;
      const own = localText(field.node.config.label, language) || name;
      const around = table === null ? undefined : catalogue.tables.get(table);
      const label = around ? `${localText(around.node.config.label, language) || table} / ${own}` : own;
      if (!isObject(node)) return [];
      return [{ code: fieldCode(field), name, table, label, kind, descriptor, node, key: keys.get(at) ?? at }];
    });
}

/** Fields that a node may name in its conditions: those of the form, and inside a sub-table the columns of its own row by name. */
export function namesFor(
  fields: readonly DesignField[],
  table: string | null,
): readonly (DesignField & { readonly as: string })[] {
  return fields.flatMap((field) => {
    if (field.table === null) return [{ ...field, as: field.name }];
    return field.table === table ? [{ ...field, as: field.name }] : [];
  });
}

/** Fields as the steps of a list's row name them: what is looked up has its words under its name, and is stored as `name_id`. */
export function namesInRow(fields: readonly DesignField[]): ReturnType<typeof namesFor> {
  return namesFor(fields, null).map((field) => ({
    ...field,
    as: `row.${field.name}${valueKinds[field.kind].lookup ? '_id' : ''}`,
  }));
}

export type NamedField = DesignField & { readonly as: string };
