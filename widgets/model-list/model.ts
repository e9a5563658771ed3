import type { DescriptorMap } from '../../engine/schema/descriptor.ts';
import type { FormDocument } from '../../engine/schema/documents/form-document.ts';
import type { Column, ListDocument, SearchItem } from '../../engine/schema/documents/list-document.ts';
import { searchTypes } from '../../engine/schema/documents/list-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { localText } from '../../engine/schema/documents/text.ts';
import { catalogueOf, type Field, type FieldCatalogue, fieldByCode } from '../../engine/schema/fields.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';

/** A published model as the page holds it: documents read, fields found. */
export interface Model {
  readonly id: string;
  readonly name: string;
  readonly form: FormDocument;
  readonly list: ListDocument;
  readonly catalogue: FieldCatalogue;
}

export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** @param config answer of `modelConfig`: documents as JSON text */
export function readModel(
  config: { id: string; fullName: string; formData: string; columnData: string },
  descriptors: DescriptorMap,
): Model {
  // Published documents have passed the validator on the server.
  const form = JSON.parse(config.formData) as FormDocument;
  const list = JSON.parse(config.columnData) as ListDocument;
  return { id: config.id, name: config.fullName, form, list, catalogue: catalogueOf(form, descriptors) };
}

/** A column of the list with its field, where it has one (system columns have none). */
export interface ListColumn {
  readonly column: Column;
  readonly field: Field | undefined;
  readonly label: string;
}

export function listColumns({ list, catalogue }: Model, language: Language): ListColumn[] {
  return list.columnList.map((column) => {
    const field = fieldByCode(catalogue, column.prop);
    const label = localText(column.label, language) || localText(field?.node.config.label, language) || column.prop;
    return { column, field, label: label.replace(/[：:]$/, '') };
  });
}

/** Kinds whose "equal" is asked by the field's own widget; a text is asked by a text input whatever drew it. */
const askedAsText = new Set(['text', 'longText', 'computed']);

/**
 * The search area as a form document: one field for each condition, drawn by the widget that suits how it compares.
 * `name` of a field of the search form is the condition's code with `-` as `__`.
 */
export function searchDocument(
  { list, catalogue }: Model,
  language: Language,
): { nodes: Node[]; codes: Map<string, string> } {
  const codes = new Map<string, string>();
  const nodes = list.searchList.flatMap((item) => {
    const field = fieldByCode(catalogue, item.prop);
    if (!field || valueKinds[field.kind].search === null) return [];
    const name = item.prop.replaceAll('-', '__');
    codes.set(name, item.prop);
    const label = localText(item.label, language) || localText(field.node.config.label, language) || item.prop;
    return [searchNode(item, field, name, label.replace(/[：:]$/, ''))];
  });
  return { nodes, codes };
}

function searchNode(item: SearchItem, field: Field, name: string, label: string): Node {
  const how = searchTypeOf(item, field);
  const { config, props, slot } = field.node;
  const head = { id: name, vModel: name };
  const bare = { label, span: 6, defaultValue: item.value };
  if (how === searchTypes.range && (field.kind === 'date' || field.kind === 'dateTime')) {
    return { ...head, config: { ...bare, aditKey: 'dateRange' }, props: {} };
  }
  if (how === searchTypes.range) return { ...head, config: { ...bare, aditKey: 'numberRange' }, props: {} };
  if (how === searchTypes.like || askedAsText.has(field.kind)) {
    return { ...head, config: { ...bare, aditKey: 'input' }, props: { placeholder: '', clearable: true } };
  }
  if (field.kind === 'boolean')
    return { ...head, config: { ...bare, aditKey: 'select' }, slot: { options: switchOptions(field) }, props: {} };
  const { dataType, dictionaryType, propsUrl, templateJson } = config;
  const source = {
    ...(dataType ? { dataType } : {}),
    ...(dictionaryType ? { dictionaryType } : {}),
    ...(propsUrl ? { propsUrl } : {}),
    ...(templateJson ? { templateJson: templateJson.map((entry) => ({ ...entry, relationField: '' })) } : {}),
  };
  const isChoice = field.kind === 'choice' || field.kind === 'choices';
  const asSelect = isChoice && config.aditKey !== 'treeSelect';
  return {
    ...head,
    config: { ...bare, ...source, aditKey: asSelect ? 'select' : config.aditKey },
    ...(slot ? { slot } : {}),
    props: {
      ...props,
      placeholder: '',
      disabled: false,
      readonly: false,
      clearable: true,
      filterable: true,
      multiple: item.searchMultiple === true,
    },
  };
}

function searchTypeOf(item: SearchItem, field: Field): number {
  if (item.searchType) return item.searchType;
  const usual = valueKinds[field.kind].search;
  return usual === null ? searchTypes.equal : searchTypes[usual];
}

function switchOptions({ props }: Field) {
  const words = (text: unknown, usual: string) => (typeof text === 'string' && text ? text : usual);
  return [
    { id: props.activeValue ?? true, fullName: words(props.activeTxt, '是') },
    { id: props.inactiveValue ?? false, fullName: words(props.inactiveTxt, '否') },
  ];
}

/** What the server is asked for, out of the values of the search form. */
export function queryOf(
  values: Readonly<Record<string, unknown>>,
  codes: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, code] of codes) {
    const value = values[name];
    const blank =
      value === undefined ||
      value === null ||
      value === '' ||
      (Array.isArray(value) && value.every((one) => one === null || one === '' || one === undefined));
    if (!blank) query[code] = value;
  }
  return query;
}
