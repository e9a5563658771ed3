import type { SearchItem } from '../../engine/schema/documents/list-document.ts';
import { searchTypes } from '../../engine/schema/documents/list-kinds.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { localText } from '../../engine/schema/documents/text.ts';
import { type Field, fieldByCode } from '../../engine/schema/fields.ts';
import type { Language, Translate } from '../../engine/schema/text/text.ts';
import { isEmptyValue, valueKinds } from '../../engine/schema/values/index.ts';
import { type Model, withoutColon } from './model.ts';

/** Kinds whose "equal" is asked by the field's own widget; a text is asked by a text input whatever drew it. */
const askedAsText = new Set(['text', 'longText', 'computed']);

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

function isAskable({ kind, descriptor }: Field): boolean {
  const { search, lookup } = valueKinds[kind];
  // Who created a record is shown by a widget that nobody can type into: there is nothing to ask it with.
  return search !== null && !(lookup && descriptor.filledBy !== undefined);
}

function searchNode(item: SearchItem, field: Field, own: { name: string; label: string }, words: Words): Node {
  const how = searchTypeOf(item, field);
  const { config, props, slot } = field.node;
  const head = { id: own.name, vModel: own.name };
  const bare = {
    label: own.label,
    span: 6,
    ...(item.value === undefined ? {} : { defaultValue: item.value }),
  };
  const isDay = field.kind === 'date' || field.kind === 'dateTime';
  if (isDay) {
    const aditKey = how === searchTypes.range ? 'dateRange' : 'date';
    const ends = { startPlaceholder: words.translate('list.from'), endPlaceholder: words.translate('list.to') };
    return { ...head, config: { ...bare, aditKey }, props: { clearable: true, ...ends } };
  }
  // Lists that were drawn with a range of times ask for one, as it is entered, and find where it is equal.
  const hasEnds = how === searchTypes.range && field.kind !== 'time';
  if (hasEnds) return { ...head, config: { ...bare, aditKey: 'numberRange' }, props: {} };
  // Whom or what a value names is chosen, however it compares.
  const isNamed = field.kind === 'reference' || field.kind === 'references';
  if (!isNamed && (how === searchTypes.like || askedAsText.has(field.kind))) {
    return { ...head, config: { ...bare, aditKey: 'input' }, props: { placeholder: '', clearable: true } };
  }
  if (field.kind === 'integer' || field.kind === 'decimal') {
    // Not by sliders and stars: those are never without a value.
    const aditKey = field.kind === 'integer' ? 'inputIntNumber' : 'inputNumber';
    return { ...head, config: { ...bare, aditKey }, props: {} };
  }
  const all = words.translate('list.all');
  const chosen = { placeholder: all, none: all, clearable: true, filterable: true };
  if (field.kind === 'boolean') {
    const config = { ...bare, aditKey: 'select' };
    return { ...head, config, slot: { options: switchOptions(field, words.translate) }, props: chosen };
  }
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
    props: { ...props, ...chosen, disabled: false, readonly: false, multiple: item.searchMultiple === true },
  };
}

function searchTypeOf(item: SearchItem, field: Field): number {
  if (item.searchType) return item.searchType;
  const usual = valueKinds[field.kind].search;
  return usual === null ? searchTypes.equal : searchTypes[usual];
}

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
