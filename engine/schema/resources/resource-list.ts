import { limits } from '../limits.ts';
import type { LocalText } from '../text/local-text.ts';
import { callNamesOf } from './call-names.ts';
import { type ChoiceField, type Field, isNaming, isNested, textOf } from './fields.ts';
import { pageTexts } from './page.texts.ts';
import { placeField } from './place-field.ts';
import { targetOf } from './reference-targets.ts';
import type { Offer, Resource, RowOnly } from './resource.ts';
import { localWords } from './resource-words.ts';

const said = (key: keyof (typeof pageTexts)['zh']) => localWords(pageTexts, key);

/** Widths in px: all of them together fit beside the groups of a list on a monitor of 1366 px. */
const widths: Readonly<Record<Field['kind'], number>> = {
  ...{ text: 120, code: 76, integer: 68, onOff: 84, order: 72 },
  ...{ reference: 130, dictionary: 75, choice: 98, date: 100, subTable: 0, members: 0, json: 0 },
};
const timeWidth = 134;
const personWidth = 84;

/** The list of a resource as the widget `callList` draws it. */
export function listProps(resource: Resource): Record<string, unknown> {
  const { words, offers } = resource;
  const has = (offer: Offer) => offers.includes(offer);
  const { length: searched } = resource.search;
  return {
    call: callNamesOf(resource).list,
    name: words.many,
    emptyText: words.empty,
    columns: columnsOf(resource),
    searches: [
      ...(searched > 0 ? [{ name: 'keyword', label: words.labels.keyword ?? said('keyword'), type: 'input' }] : []),
      ...states(resource),
      ...Object.entries(resource.filters ?? {}).map(([name, field]) => narrowing(resource, name, field)),
    ],
    toolbar: has('create')
      ? [{ key: 'create', label: said('new'), icon: 'PlusOutlined', primary: true, event: 'create' }]
      : [],
    rowActions: [
      ...(has('update') ? [{ key: 'edit', label: said('edit'), event: 'edit' }] : []),
      ...(has('state') ? [switching('enable', 0), switching('disable', 1)] : []),
      ...(resource.rowActions ?? []).map((action) => ({
        ...{ key: action.event, label: words.labels[action.event] ?? action.event },
        ...action,
      })),
      ...(has('delete') ? [{ key: 'remove', label: said('delete'), danger: true, event: 'remove' }] : []),
    ],
    ...(has('deleteMany')
      ? { batchActions: [{ key: 'removeMany', label: said('delete'), danger: true, event: 'removeMany' }] }
      : {}),
    ...groupsBeside(resource),
  };
}

const switching = (event: 'enable' | 'disable', now: number) => ({
  key: event,
  label: said(event),
  event,
  when: { prop: 'enabledMark', in: [now] },
});

const options = () => [
  { value: 1, label: said('enabled'), status: 'success' },
  { value: 0, label: said('disabled'), status: 'default' },
];

function states({ shape, words, notListed = [] }: Resource) {
  return Object.entries(shape).flatMap(([name, field]): unknown[] => {
    if (field.kind === 'onOff')
      return notListed.includes(name) ? [] : [{ name, label: stateLabel, type: 'select', options: options() }];
    if (field.kind !== 'choice' || notListed.includes(name)) return [];
    return [narrowing({ words }, name, field)];
  });
}

const narrowing = ({ words }: Pick<Resource, 'words'>, name: string, field: ChoiceField) => ({
  ...{ name, label: words.labels[name] ?? name, type: 'select', options: kinds(field) },
});

const kinds = ({ of, look = {} }: ChoiceField) =>
  Object.entries(of).map(([value, label]) => ({ value, label, ...(look[value] && { status: look[value] }) }));

const stateLabel: LocalText = { zh: '状态', en: 'Status', zhtw: '狀態' };

function columnsOf({
  shape,
  rowOnly,
  words,
  offers,
  notListed = [],
  outOfSight = [],
  widths: own = {},
}: Resource): unknown[] {
  const laidOut = (name: string) => ({
    ...(own[name] === undefined ? {} : { width: own[name] }),
    ...(outOfSight.includes(name) ? { hidden: true } : {}),
  });
  const labelOf = (name: string) => words.labels[name] ?? name;
  const kept = Object.entries(shape).flatMap(([name, field]) => {
    if (isNested(field) || isLong(field) || notListed.includes(name)) return [];
    return [{ prop: isNaming(field) ? textOf(name) : name, label: labelOf(name), ...lookOf(field), ...laidOut(name) }];
  });
  const made = Object.entries(rowOnly).flatMap(([name, field]) =>
    field.kind === 'flag' ? [] : [{ prop: name, label: labelOf(name), ...lookOfMade(field), ...laidOut(name) }],
  );
  const time = {
    prop: 'creatorTime',
    label: said('creatorTime'),
    kind: 'datetime',
    width: timeWidth,
    sortable: true,
    ...laidOut('creatorTime'),
  };
  const [identity, ...others] = [...kept, ...made, time];
  // The first column says which row it is, and opens it.
  return [offers.includes('update') ? { ...identity, event: 'edit' } : identity, ...others];
}

function lookOf(field: Field) {
  const width = widths[field.kind];
  switch (field.kind) {
    case 'integer':
    case 'order':
      return { kind: 'number', width, sortable: true };
    case 'onOff':
      return { kind: 'status', width, options: options() };
    case 'choice':
      return { kind: 'status', width, options: kinds(field) };
    case 'code':
      return { kind: 'code', width, sortable: true };
    case 'date':
      return { kind: 'date', width, sortable: true };
    case 'text':
      return { width, sortable: true };
    case 'reference':
      return { width: targetOf(field).tree ? width : personWidth };
    default:
      return { width };
  }
}

function lookOfMade(field: RowOnly[string]) {
  if (field.kind === 'choice') return { kind: 'status', width: widths.choice, options: kinds(field) };
  if (field.kind === 'moment') return { kind: 'datetime', width: timeWidth };
  return field.kind === 'integer' ? { kind: 'number', width: widths.integer } : { width: widths.text };
}

const isLong = (field: Field) => field.kind === 'text' && field.most > limits.textLength;

/** Where rows belong to places of a tree, that stands at their side. */
function groupsBeside(resource: Resource): Record<string, unknown> {
  const place = placeField(resource);
  if (!place) return {};
  return {
    treeCall: place.choices,
    treeQuery: place.name,
    treeName: resource.words.labels[place.name],
    treeAllLabel: said('all'),
  };
}
