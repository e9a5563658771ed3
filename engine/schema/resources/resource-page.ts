import template from '../../../schemas/resource-page.json' with { type: 'json' };
import type { Action } from '../documents/action.ts';
import type { ScreenDocument } from '../documents/form-document.ts';
import type { Node } from '../documents/node.ts';
import { callNamesOf } from './call-names.ts';
import { isFirst } from './fields.ts';
import { pageTexts } from './page.texts.ts';
import { placeField } from './place-field.ts';
import type { Offer, Resource } from './resource.ts';
import { formNodes, formSources, itemSource } from './resource-form.ts';
import { groupProps, listProps } from './resource-list.ts';
import { asTitle, localWords } from './resource-words.ts';

/**
 * The page of a resource: its list, the dialog in which a row is written, and what is said where one is in use. A plain
 * document over the nodes of `schemas/resource-page.json`, whose ids a screen names where it says something else of one:
 * whoever lacks a right has neither the button nor its steps.
 */
export function resourcePage(resource: Resource, groups?: Resource): Pick<ScreenDocument, 'sources' | 'nodes'> {
  return {
    sources: { ...sourcesOf(resource, rowParts), ...(groups && sourcesOf(groups, groupParts)) },
    nodes: [
      listNode(resource, groups),
      ...dialogs(resource, rowParts),
      ...(groups ? dialogs(groups, groupParts) : []),
      ...(resource.restores ? [historyDialog] : []),
    ],
  };
}

/** What an event is about: a row of the list, or a group at its side. */
interface Parts {
  readonly of: 'row' | 'group';
  /** In front of ids and names of what is there for rows too. */
  readonly idOf: (id: string) => string;
  readonly event: (name: string) => string;
}
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const rowParts: Parts = { of: 'row', idOf: (id) => id, event: (name) => name };
const groupParts: Parts = { of: 'group', idOf: (id) => `group${capital(id)}`, event: (name) => `${name}Group` };

const writes = ({ offers }: Resource) => offers.includes('create') || offers.includes('update');
const sourcesOf = (resource: Resource, { idOf }: Parts) => (writes(resource) ? formSources(resource, idOf) : {});
const dialogs = (resource: Resource, parts: Parts): Node[] => [
  ...(writes(resource) ? [formDialog(resource, parts)] : []),
  ...(resource.offers.includes('uses') ? [usesDialog(resource, parts)] : []),
  ...Object.keys(resource.toldOnce ?? {}).map((name) => toldDialog(resource, name, parts)),
];

/** Asked for on the page where rights are granted: by its entry of the menu. */
const rightsOnPage = { code: 'btn_edit', judge: true, modelId: 'menu-permission-authorize' } as const;

const buttons: Readonly<Record<string, string>> = {
  create: 'btn_add',
  edit: 'btn_edit',
  history: 'btn_edit',
  historyAll: 'btn_edit',
  copy: 'btn_add',
  enable: 'btn_state',
  disable: 'btn_state',
  remove: 'btn_remove',
  removeMany: 'btn_remove',
};

function listNode(resource: Resource, groups: Resource | undefined): Node {
  const own = eventsOf(resource, rowParts);
  const { removeMany: _, copy: __, ...beside } = groups ? eventsOf(groups, groupParts) : {};
  const kept = [resource, ...(groups ? [groups] : [])].filter(({ restores }) => restores);
  if (resource.restores)
    own.historyAll = [historyOf({ name: '', target: '', kinds: kept.map(({ name }) => name).join(',') })];
  const renamed = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).map(([event, value]) => [groupParts.event(event), value]));
  const right = (event: string) =>
    event === 'rights' ? rightsOnPage : { code: buttons[event] ?? '', judge: true as const };
  const rights = (of: object) => Object.fromEntries(Object.keys(of).map((event) => [event, right(event)]));
  return {
    ...template.list,
    config: { ...template.list.config, label: asTitle(resource.words.many) },
    props: { ...listProps(resource), ...(groups && groupProps(groups, groupParts.event)) },
    onAccess: { ...rights(own), ...renamed(rights(beside)) },
    on: { ...own, ...renamed(beside) },
  };
}

function eventsOf(resource: Resource, parts: Parts): Record<string, Action[]> {
  const calls = callNamesOf(resource);
  const has = (offer: Offer) => resource.offers.includes(offer);
  const rowId = { id: `{${parts.of}.id}` };
  const opened = (item: unknown): Action => ({
    action: 'openDialog',
    dialog: parts.idOf(template.form.id),
    with: { [itemSource]: item },
  });
  const switched = (enabledMark: number): Action[] => [
    { action: 'request', call: calls.state, params: rowId, body: { enabledMark } },
    toast('switched'),
    reload,
  ];
  return {
    ...(has('create') && { create: [opened(newItem(resource))] }),
    ...(has('update') && { edit: [{ action: 'request', call: calls.one, params: rowId }, opened('{answer}')] }),
    ...(has('copy') && { copy: [{ action: 'request', call: calls.copy, params: rowId }, toast('copied'), reload] }),
    ...(has('state') && { enable: switched(1), disable: switched(0) }),
    ...(resource.holds && { rights: [rightsOf(resource.holds, parts)] }),
    ...(resource.restores && {
      history: [historyOf({ name: `{${parts.of}.fullName}`, target: `{${parts.of}.id}`, kinds: resource.name })],
    }),
    ...(has('delete') && { remove: removal(resource, parts) }),
    ...(has('deleteMany') && {
      removeMany: [
        asked('deleteMany', 'forGoodMany', resource, parts),
        { action: 'request', call: calls.deleteMany, body: { ids: '{ids}' } },
        toast('deleted'),
        reload,
      ],
    }),
  };
}

/** Opens what was changed: of a row, or with nothing as target of all that the page keeps. */
const historyOf = (history: { readonly name: string; readonly target: string; readonly kinds: string }): Action => ({
  action: 'openDialog',
  dialog: template.history.id,
  with: { history },
});

/** What was changed, with the way back. Source: administration B9 */
const historyDialog: Node = {
  ...template.history,
  config: { ...template.history.config, children: [template.historyList as Node] }, // as the file says it
  props: { ...template.history.props, title: { $text: localWords(pageTexts, 'historyOf') } },
};

/** What was granted to a row, on the page where it is changed. */
const rightsOf = (holds: NonNullable<Resource['holds']>, { of }: Parts): Action => ({
  action: 'navigate',
  to: `/permission/authorize?objectType=${holds}&objectId={${of}.id}`,
});

/** What a new row begins with: on, and in the place that is chosen at the side. */
function newItem(resource: Resource): Record<string, unknown> {
  const place = placeField(resource);
  const first = Object.entries(resource.shape).flatMap(([name, field]): [string, unknown][] => {
    if (field.kind === 'onOff') return [[name, field.starts ?? 1]];
    return field.kind === 'choice' && !field.optional ? [[name, Object.keys(field.of)[0]]] : [];
  });
  const field = place && resource.shape[place.name];
  if (field?.kind !== 'reference') return { id: '', ...Object.fromEntries(first) };
  const placed =
    field.firstOf === undefined ? { [place?.name ?? '']: '{tree.id}' } : { [field.firstOf]: ['{tree.id}'] };
  return { id: '', ...Object.fromEntries(first), ...placed };
}

const reload: Action = { action: 'reload', source: template.list.id };
const toast = (key: 'saved' | 'copied' | 'deleted' | 'switched'): Action => ({
  action: 'toast',
  text: localWords(pageTexts, key),
});

type Question = 'deleteOne' | 'deleteMany';
function asked(
  title: Question,
  text: 'forGood' | 'forGoodMany',
  { words }: Resource,
  { of }: Parts,
): Extract<Action, { action: 'confirm' }> {
  return {
    action: 'confirm',
    title: localWords(pageTexts, title, { one: words.one, name: `{${of}.fullName}` }),
    text: localWords(pageTexts, text),
    okText: localWords(pageTexts, 'delete'),
    danger: true,
  };
}

/** Before it is asked whether, it is looked up what needs the row. Source: administration F11 */
function removal(resource: Resource, parts: Parts): Action[] {
  const calls = callNamesOf(resource);
  const params = { id: `{${parts.of}.id}` };
  const question = asked('deleteOne', 'forGood', resource, parts);
  const last: Action[] = [{ action: 'request', call: calls.delete, params }, toast('deleted'), reload];
  if (!resource.offers.includes('uses')) return [question, ...last];
  const used = counted('greater');
  const [deleting, ...after] = last;
  return [
    { action: 'request', call: calls.uses, params },
    {
      action: 'openDialog',
      when: used,
      dialog: parts.idOf(template.uses.id),
      with: { uses: '{answer}', [itemSource]: `{${parts.of}}` },
    },
    { ...question, when: counted('equal') },
    ...(deleting ? [{ ...deleting, when: counted('equal') }] : []),
    // By then the answer is that of the deletion, which says no number.
    ...after.map(
      (step): Action => ({
        ...step,
        when: { logic: 'and', conditions: [{ field: 'answer.count', operator: 'empty' }] },
      }),
    ),
  ];
}

const counted = (operator: 'equal' | 'greater') => ({
  logic: 'and' as const,
  conditions: [{ field: 'answer.count', operator, value: 0 }],
});

function formDialog(resource: Resource, parts: Parts): Node {
  const { words, shape, search } = resource;
  const calls = callNamesOf(resource);
  const bodyOf = (fields: object) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, `{values.${parts.idOf(name)}}`]));
  const body = bodyOf(Object.fromEntries(Object.entries(shape).filter(([, field]) => !isFirst(field))));
  const failField = parts.idOf(search[0] ?? Object.keys(shape)[0] ?? '');
  const when = (operator: 'empty' | 'notEmpty') => ({
    logic: 'and' as const,
    conditions: [{ field: `${itemSource}.id`, operator }],
  });
  return {
    ...template.form,
    id: parts.idOf(template.form.id),
    config: { ...template.form.config, children: formNodes(resource, parts.idOf) },
    props: {
      ...template.form.props,
      title: asTitle(localWords(pageTexts, 'details', { one: words.one })),
      okText: localWords(pageTexts, 'save'),
    },
    on: {
      ok: [
        { action: 'submit' },
        {
          action: 'request',
          when: when('empty'),
          call: calls.create,
          body: { ...body, ...bodyOf(resource.askedOnce ?? {}) },
          failField,
        },
        {
          action: 'request',
          when: when('notEmpty'),
          call: calls.update,
          params: { id: `{${itemSource}.id}` },
          body: { ...body, revision: `{${itemSource}.revision}` },
          failField,
        },
        toast('saved'),
        { action: 'closeDialog' },
        reload,
        ...Object.keys(resource.toldOnce ?? {}).map((name) => told(name, parts.idOf)),
      ],
    },
  };
}

/** Shows what the answer says once, where it says it. */
export const told = (name: string, idOf: Parts['idOf'] = rowParts.idOf): Action => ({
  action: 'openDialog',
  when: { logic: 'and', conditions: [{ field: `answer.${name}`, operator: 'notEmpty' }] },
  dialog: idOf(`${name}Dialog`),
  with: { told: '{answer}' },
});

/** What is said once, to be copied: nobody can ask for it again. */
function toldDialog({ words }: Resource, name: string, { idOf }: Parts): Node {
  const label = words.labels[name] ?? name;
  return {
    ...template.told,
    id: idOf(`${name}Dialog`),
    config: {
      ...template.told.config,
      children: [
        { ...template.toldText, props: { content: localWords(pageTexts, 'toldOnce') } },
        { ...template.toldValue, props: { content: { $source: 'told', path: name }, title: label } },
      ],
    },
    props: { ...template.told.props, title: label },
  };
}

/** What needs a row, and the offer to switch it off instead. */
function usesDialog(resource: Resource, { idOf }: Parts): Node {
  const calls = callNamesOf(resource);
  const isState = resource.offers.includes('state');
  return {
    ...template.uses,
    id: idOf(template.uses.id),
    config: {
      ...template.uses.config,
      children: [
        {
          ...template.usesText,
          id: idOf(template.usesText.id),
          props: { content: localWords(pageTexts, isState ? 'inUseState' : 'inUseText') },
        },
        { ...template.usesSaid, id: idOf(template.usesSaid.id) },
        {
          ...template.usesRows,
          id: idOf(template.usesRows.id),
          config: { ...template.usesRows.config, label: localWords(pageTexts, 'uses') },
          // Some of what uses a row is counted and has no names.
          showWhen: { logic: 'and', conditions: [{ field: 'uses.list', operator: 'notEmpty' }] },
          props: {
            ...template.usesRows.props,
            call: calls.uses,
            params: { $source: itemSource },
            name: localWords(pageTexts, 'uses'),
            columns: [
              { prop: 'fullName', label: localWords(pageTexts, 'fullName'), width: 240 },
              { prop: 'kind', label: localWords(pageTexts, 'kind'), width: 160 },
            ],
          },
        },
      ],
    },
    props: {
      ...template.uses.props,
      title: { $text: localWords(pageTexts, 'inUse') },
      ...(isState ? { okText: localWords(pageTexts, 'disable') } : {}),
    },
    ...(isState && {
      onAccess: { ok: { code: 'btn_state', judge: true } },
      on: {
        ok: [
          { action: 'request', call: calls.state, params: { id: `{${itemSource}.id}` }, body: { enabledMark: 0 } },
          toast('switched'),
          { action: 'closeDialog' },
          reload,
        ],
      },
    }),
  };
}
