import { limits } from '../limits.ts';
import type { LocalText } from '../text/local-text.ts';
import { callNamesOf } from './call-names.ts';
import { type ChoiceField, type Field, isListed, isNaming, type OnOffField, textOf } from './fields.ts';
import { pageTexts } from './page.texts.ts';
import { placeField } from './place-field.ts';
import { targetOf } from './reference-targets.ts';
import type { Offer, Resource, RowOnly } from './resource.ts';
import { localWords } from './resource-words.ts';

const said = (key: keyof (typeof pageTexts)['zh']) => localWords(pageTexts, key);

/** Widths in px: all of them together fit beside the groups of a list on a monitor of 1366 px. */
const widths: Readonly<Record<Field['kind'], number>> = {
  ...{ text: 120, name: 0, code: 76, integer: 68, onOff: 84, order: 72 },
  ...{ reference: 130, dictionary: 75, choice: 98, date: 100, subTable: 0, members: 0, marks: 0, json: 0 },
};
const moments = { kind: 'datetime', width: 134 } as const;
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
    toolbar: [
      ...(has('create')
        ? [{ key: 'create', label: said('new'), icon: 'PlusOutlined', primary: true, event: 'create' }]
        : []),
      ...(resource.restores
        ? [{ key: 'history', label: said('history'), icon: 'HistoryOutlined', event: 'historyAll' }]
        : []),
    ],
    rowActions: rowActions(resource, (event) => event),
    ...(has('deleteMany')
      ? { batchActions: [{ key: 'removeMany', label: said('delete'), danger: true, event: 'removeMany' }] }
      : {}),
    ...groupsBeside(resource),
  };
}

/** What is done with a row, or with a group that is kept beside the list. */
function rowActions(resource: Resource, nameOf: (event: string) => string): unknown[] {
  const has = (offer: Offer) => resource.offers.includes(offer);
  const actions = [
    ...(has('update') ? [{ label: said('edit'), event: 'edit' }] : []),
    ...(has('copy') ? [{ label: said('copy'), event: 'copy' }] : []),
    ...(has('state') ? [switching('enable', 0), switching('disable', 1)] : []),
    ...(resource.rowActions ?? []).map((action) => ({
      label: resource.words.labels[action.event] ?? action.event,
      ...action,
    })),
    ...(resource.holds ? [{ label: said('rights'), event: 'rights' }] : []),
    ...(resource.restores ? [{ label: said('history'), event: 'history' }] : []),
    ...(has('delete') ? [{ label: said('delete'), danger: true, event: 'remove', ...unlessFixed(resource) }] : []),
  ];
  return actions.map((action) => ({ key: action.event, ...action, event: nameOf(action.event) }));
}

/** Groups that are kept beside the list: how one is made, changed and deleted. */
export function groupProps(groups: Resource, nameOf: (event: string) => string): Record<string, unknown> {
  const label = localWords(pageTexts, 'newOne', { one: groups.words.one });
  return {
    treeToolbar: groups.offers.includes('create') ? [{ key: 'create', label, event: nameOf('create') }] : [],
    treeActions: rowActions({ ...groups, offers: groups.offers.filter((offer) => offer !== 'copy') }, nameOf),
  };
}

/** Rows that say so of themselves are there for good. */
const unlessFixed = ({ rowOnly }: Resource) =>
  rowOnly[fixedFlag]?.kind === 'flag' ? { when: { prop: fixedFlag, in: [false] } } : {};
const fixedFlag = 'isFixed';

const switching = (event: 'enable' | 'disable', now: number) => ({
  label: said(event),
  event,
  when: { prop: 'enabledMark', in: [now] },
});

const options = ({ words }: OnOffField) =>
  words
    ? [
        { value: 1, label: words.on },
        { value: 0, label: words.off },
      ]
    : [
        { value: 1, label: said('enabled'), status: 'success' },
        { value: 0, label: said('disabled'), status: 'default' },
      ];

function states({ shape, words, notListed = [] }: Resource) {
  return Object.entries(shape).flatMap(([name, field]): unknown[] => {
    if (notListed.includes(name)) return [];
    if (field.kind === 'onOff') {
      const label = field.words ? (words.labels[name] ?? name) : stateLabel;
      return [{ name, label, type: 'select', options: options(field) }];
    }
    if (field.kind !== 'choice') return [];
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
    if (!isListed(field) || isLong(field) || notListed.includes(name)) return [];
    return [{ prop: isNaming(field) ? textOf(name) : name, label: labelOf(name), ...lookOf(field), ...laidOut(name) }];
  });
  const made = Object.entries(rowOnly).flatMap(([name, field]) =>
    field.kind === 'flag' ? [] : [{ prop: name, label: labelOf(name), ...lookOfMade(field), ...laidOut(name) }],
  );
  const time = {
    prop: 'creatorTime',
    label: said('creatorTime'),
    ...moments,
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
      return { kind: 'status', width, options: options(field) };
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
  if (field.kind === 'moment') return moments;
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
