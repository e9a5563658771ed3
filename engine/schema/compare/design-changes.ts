import { type Change, diffDocuments, indexNodes, isRecord, sameData } from '../diff/index.ts';
import type { DescriptorMap } from '../fields/descriptor.ts';
import { catalogueOf, type FieldCatalogue } from '../fields/fields.ts';
import type { Language } from '../text/text.ts';
import { drawableForm } from '../validate/drawable-form.ts';
import { fieldLabels } from './field-labels.ts';
import { filledIn } from './filled-in.ts';
import { readersForm } from './readers-form.ts';
import { type ReadersList, readersList } from './readers-list.ts';
import { usualListSettings } from './usual-settings.ts';

type Data = Readonly<Record<string, unknown>>;

export interface PropertyDifference {
  /** JSON pointer from the node, the entry of the list, or the document. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What became of one node, one column, one button, or of the settings of a part. */
export interface DesignChange {
  readonly key: string;
  readonly group: 'form' | 'page' | 'list' | 'model';
  /** `settings`: of the whole form, list or model. The others: one entry. */
  readonly part: 'node' | 'column' | 'search' | 'button' | 'rowButton' | 'ownButton' | 'settings';
  readonly kinds: readonly Change['kind'][];
  readonly label: string;
  /** The field's name, or what tells the entry apart. */
  readonly name: string;
  /** Labels of what is around a node, then its own. */
  readonly textPath: string;
  /** JSON pointer in the model (of a removed one in the earlier model); '' where there is none. */
  readonly at: string;
  /** The node as its readers get it now, or got it before it was removed. */
  readonly node: Data | undefined;
  /** What changed; of what is new, all that it says, of what is gone, all that it said. */
  readonly properties: readonly PropertyDifference[];
}

const lists = [
  { name: 'searchList', by: 'prop', part: 'search' },
  { name: 'columnList', by: 'prop', part: 'column' },
  { name: 'btnsList', by: 'value', part: 'button' },
  { name: 'columnBtnsList', by: 'value', part: 'rowButton' },
  { name: 'customBtnsList', by: 'value', part: 'ownButton' },
] as const;

/**
 * What differs between two designs for those who use them, one entry for each node, column, condition and button. Compared
 * is what readers get, not what is written: a list that is not drawn is the one that is made for it, defaults of widgets and
 * settings are filled in, and what has no effect is no difference.
 * @param before @param after models or pages, whatever is wrong with them
 * @param language of the labels
 */
export function designChanges(
  before: Data,
  after: Data,
  descriptors: DescriptorMap,
  language: Language = 'zh',
): DesignChange[] {
  const isPage = !isRecord(after.form) || Array.isArray(after.nodes);
  const forms = (old: unknown, now: unknown, at: '' | '/form') =>
    formChanges(readersForm(old, descriptors), readersForm(now, descriptors), at, descriptors, language);
  if (isPage) return forms(before, after, '');
  return [
    ...forms(before.form, after.form, '/form'),
    ...listChanges(before, after, descriptors, language),
    ...modelChanges(before, after),
  ];
}

/** A design of which nothing is online yet: what the first version is compared with. */
export function nothingOnline(design: Data): Data {
  const none = { nodes: [] };
  if (!isRecord(design.form) || Array.isArray(design.nodes)) return { ...design, ...none };
  const zones = Object.fromEntries(lists.map(({ name }) => [name, []]));
  const list = isRecord(design.list) ? design.list : {};
  return { ...design, form: { ...design.form, ...none }, list: { ...list, ...zones } };
}

function formChanges(
  old: Data,
  now: Data,
  at: '' | '/form',
  descriptors: DescriptorMap,
  language: Language,
): DesignChange[] {
  const earlier = new Map([...indexNodes(old).byKey.values()].map(({ id, value }) => [id, value]));
  return joined(diffDocuments(old, now, language)).map((changes) => {
    const [first] = changes;
    const isGone = first.kind === 'removed';
    const node = first.id === null ? undefined : nodeAt(isGone ? old : now, first.at);
    return {
      ...common(changes, {
        before: (path) => filledIn(path, first.id === null ? undefined : earlier.get(first.id), descriptors),
        after: (path) => filledIn(path, node, descriptors),
      }),
      key: `form/${isGone ? 'removed' : ''}${first.id === null ? 'settings' : first.at}`,
      group: at === '' ? 'page' : 'form',
      part: first.id === null ? 'settings' : 'node',
      name: typeof node?.vModel === 'string' ? node.vModel : '',
      at: first.id === null ? at : `${at}${first.at}`,
      node,
    };
  });
}

function listChanges(before: Data, after: Data, descriptors: DescriptorMap, language: Language): DesignChange[] {
  const [old, now] = [listOfReaders(before, descriptors), listOfReaders(after, descriptors)];
  const labels = new Map([...fieldLabels(before.form, language), ...fieldLabels(after.form, language)]);
  const entries = lists.flatMap(({ name, by, part }) => {
    // Entries are compared as nodes are: by what tells them apart, with moves as moves.
    const changes = diffDocuments(asNodes(old[name], by, labels), asNodes(now[name], by, labels), language);
    // `config` is ours; what it says stands in the entry too.
    return joined(changes.filter(({ path = '' }) => !path.startsWith('/config'))).map((own): DesignChange => {
      const [{ id, kind }] = own;
      // One that left and came back to another place is one, and its key says which it is.
      const key = `list/${name}/${kind === 'removed' ? 'removed ' : ''}${id}`;
      return { ...common(own), key, group: 'list', part, name: id ?? '', at: '/list', node: undefined };
    });
  });
  const usual = (path: string) => usualListSettings[path.slice(1)];
  const settings = differences(diffDocuments(old.settings, now.settings), { before: usual, after: usual });
  return settings.length === 0 ? entries : [...entries, settingsOf('list', settings)];
}

/** The list of a model as its readers get it. */
export function listOfReaders({ form, list }: Data, descriptors: DescriptorMap): ReadersList {
  const catalogue: FieldCatalogue = catalogueOf(drawableForm(form).form, descriptors);
  return readersList(list, catalogue);
}

function modelChanges(before: Data, after: Data): DesignChange[] {
  const kept = new Set(['category', 'description']);
  const names = ['fullName', 'enCode', 'type', 'webType', ...kept, 'tables'];
  const properties = names.flatMap((name) => {
    // A version may lack what its draft has not said either.
    const [old, now] = [before[name], after[name]];
    // What a version of long ago does not know of itself is not compared.
    if (kept.has(name) && (old === undefined || now === undefined)) return [];
    return sameData(old ?? null, now ?? null) ? [] : [{ path: `/${name}`, before: old, after: now }];
  });
  return properties.length === 0 ? [] : [settingsOf('model', properties)];
}

function settingsOf(group: DesignChange['group'], properties: readonly PropertyDifference[]): DesignChange {
  const nothing = { label: '', name: '', textPath: '', node: undefined };
  return {
    ...nothing,
    key: `${group}/settings`,
    group,
    part: 'settings',
    kinds: ['changed'],
    at: `/${group}`,
    properties,
  };
}

type Some = readonly [Change, ...Change[]];

/** The changes of one node together, where the first of them stood. */
function joined(changes: readonly Change[]): Some[] {
  const byNode = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const key = `${change.kind === 'removed'} ${change.id} ${change.at}`;
    const known = byNode.get(key);
    if (known) known.push(change);
    else byNode.set(key, [change]);
  }
  return [...byNode.values()];
}

/** What a property is on either side where that side does not say it. */
interface Usual {
  before(path: string): unknown;
  after(path: string): unknown;
}

const nothingUsual: Usual = { before: () => undefined, after: () => undefined };

function common(changes: Some, usual?: Usual): Pick<DesignChange, 'kinds' | 'label' | 'textPath' | 'properties'> {
  const [{ label, textPath, id }] = changes;
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return {
    kinds,
    label: id === null ? '' : label,
    textPath: id === null ? '' : textPath,
    properties: differences(changes, usual),
  };
}

/** What stands on one side only is, on the other, what it usually is. */
function differences(changes: readonly Change[], usual: Usual = nothingUsual): PropertyDifference[] {
  const off = (other: unknown) => (typeof other === 'boolean' ? false : undefined);
  return changes.flatMap(({ kind, path = '', before, after }): PropertyDifference[] => {
    if (kind === 'changed') {
      const was = before ?? usual.before(path) ?? off(after);
      const is = after ?? usual.after(path) ?? off(before);
      // Of another widget what was said may be what it does anyway.
      return sameData(was, is) ? [] : [{ path, before: was, after: is }];
    }
    if (kind === 'added') return said(after).map(([own, value]) => ({ path: own, before: undefined, after: value }));
    if (kind === 'removed') return said(before).map(([own, value]) => ({ path: own, before: value, after: undefined }));
    return [];
  });
}

const bare = new Set(['id', 'prop', 'value', 'vModel', 'children']);

/** What a node or an entry says of itself, but for what it is called and what is in it. */
function said(value: unknown): [string, unknown][] {
  if (!isRecord(value)) return [];
  const { config, props, ...rest } = value;
  const isNode = isRecord(config) && typeof config.aditKey === 'string';
  const parts = isNode ? { '/config': config, '/props': props, '': rest } : { '': rest };
  return Object.entries(parts).flatMap(([at, part]) =>
    isRecord(part)
      ? Object.entries(part).flatMap(([key, own]): [string, unknown][] =>
          bare.has(key) ? [] : [[`${at}/${key}`, own]],
        )
      : [],
  );
}

function asNodes(entries: readonly Data[], by: string, labels: ReadonlyMap<string, string>): Data {
  const nodes = entries.map((entry) => {
    const id = typeof entry[by] === 'string' ? entry[by] : '';
    return { ...entry, id, config: { label: entry.label ?? labels.get(id) ?? id } };
  });
  return { nodes };
}

function nodeAt(document: Data, at: string): Data | undefined {
  const found = at
    .split('/')
    .slice(1)
    .reduce<unknown>((value, token) => Object(value)[token], document);
  return isRecord(found) ? found : undefined;
}
