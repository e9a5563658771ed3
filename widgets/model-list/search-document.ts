import type { SearchItem } from '../../engine/schema/documents/list-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { type Field, fieldByCode } from '../../engine/schema/fields/fields.ts';
import { withoutColon } from '../../engine/schema/lists/column-label.ts';
import { isAskable, searchControl } from '../../engine/schema/lists/search-control.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language, Translate } from '../../engine/schema/text/text.ts';
import { isEmptyValue, stateWord } from '../../engine/schema/values/index.ts';
import type { Model } from './model.ts';

interface Words {
  readonly language: Language;
  readonly translate: Translate;
}

/**
 * The search area as a form document: one field for each condition, drawn by the widget that suits how it compares.
 * `name` of a field of the search form is the condition's code with `-` as `__`.
 */
export function searchDocument(
  { list, catalogue }: Model,
  words: Words,
): { nodes: Node[]; codes: ReadonlyMap<string, string> } {
  const codes = new Map<string, string>();
  const nodes = list.searchList.flatMap((item) => {
    const field = fieldByCode(catalogue, item.prop);
    if (!field || !isAskable(field)) return [];
    const name = item.prop.replaceAll('-', '__');
    if (codes.has(name)) return [];
    codes.set(name, item.prop);
    const { language } = words;
    const label = localText(item.label, language) || localText(field.node.config.label, language) || item.prop;
    return [searchNode(item, field, { name, label: withoutColon(label) }, words)];
  });
  return { nodes, codes };
}

function searchNode(item: SearchItem, field: Field, own: { name: string; label: string }, words: Words): Node {
  const aditKey = searchControl(item, field);
  const { config, props, slot } = field.node;
  const head = { id: own.name, vModel: own.name };
  const bare = {
    aditKey,
    label: own.label,
    span: 6,
    ...(item.value === undefined ? {} : { defaultValue: item.value }),
  };
  if (aditKey === 'dateRange' || aditKey === 'date') {
    const ends = { startPlaceholder: words.translate('list.from'), endPlaceholder: words.translate('list.to') };
    return { ...head, config: bare, props: { clearable: true, ...ends } };
  }
  if (aditKey === 'input') return { ...head, config: bare, props: { placeholder: '', clearable: true } };
  if (numberControls.has(aditKey)) return { ...head, config: bare, props: {} };
  const all = words.translate('list.all');
  const chosen = { placeholder: all, none: all, clearable: true, filterable: true };
  if (field.kind === 'threeState')
    return { ...head, config: bare, slot: { options: stateOptions(field, words.language) }, props: chosen };
  if (field.kind === 'boolean')
    return { ...head, config: bare, slot: { options: switchOptions(field, words.translate) }, props: chosen };
  const { dataType, dictionaryType, propsUrl, templateJson } = config;
  const source = {
    ...(dataType ? { dataType } : {}),
    ...(dictionaryType ? { dictionaryType } : {}),
    ...(propsUrl ? { propsUrl } : {}),
    ...(templateJson ? { templateJson: templateJson.map((entry) => ({ ...entry, relationField: '' })) } : {}),
  };
  return {
    ...head,
    config: { ...bare, ...source },
    ...(slot ? { slot } : {}),
    props: { ...props, ...chosen, disabled: false, readonly: false, multiple: item.searchMultiple === true },
  };
}

const numberControls: ReadonlySet<string> = new Set(['numberRange', 'inputIntNumber', 'inputNumber']);

const stateOptions = (field: Field, language: Language) =>
  [1, 2, 3].map((id) => ({ id, fullName: stateWord(id, field, language) }));

function switchOptions({ props }: Field, translate: Translate) {
  const words = (text: unknown, usual: string) => (typeof text === 'string' && text ? text : translate(usual));
  return [
    { id: props.activeValue ?? true, fullName: words(props.activeTxt, 'value.yes') },
    { id: props.inactiveValue ?? false, fullName: words(props.inactiveTxt, 'value.no') },
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
    const isBlank =
      isEmptyValue(value) ||
      (typeof value === 'string' && value.trim() === '') ||
      (Array.isArray(value) && value.every(isEmptyValue));
    if (!isBlank) query[code] = typeof value === 'string' ? value.trim() : value;
  }
  return query;
}

/** What the search form holds where the server is asked for this; conditions that it does not have are left out. */
export function valuesFor(
  query: Readonly<Record<string, unknown>>,
  codes: ReadonlyMap<string, string>,
): Record<string, unknown> {
  return Object.fromEntries([...codes].map(([name, code]) => [name, query[code] ?? null]));
}
