import type { Node } from '../../engine/schema/documents/node.ts';
import type { Option } from '../../engine/schema/values/index.ts';
import { isRecord, records, wordOf } from '../shared/records.ts';

export type Row = Readonly<Record<string, unknown>>;
export interface StatusOption {
  readonly value: unknown;
  readonly label: string;
  /** How it is marked; left out where it is no state but a kind. */
  readonly status: Option['status'];
}

export interface CallColumn {
  readonly prop: string;
  readonly label: string;
  readonly width: number;
  readonly kind: 'text' | 'code' | 'number' | 'date' | 'datetime' | 'status';
  readonly options: readonly StatusOption[];
  readonly sortable: boolean;
  /** Not in sight until its reader wants it. */
  readonly hidden?: boolean | undefined;
  /** The cell is a link that runs the node's actions of this event. */
  readonly event: string | undefined;
}

export interface ListAction {
  readonly key: string;
  readonly label: string;
  readonly icon: string | undefined;
  readonly event: string;
  readonly danger: boolean;
  readonly primary: boolean;
  /** Offered for rows whose `prop` is one of these; always where nothing is said. */
  readonly when: { readonly prop: string; readonly in: readonly unknown[] } | undefined;
  /** Pressed within a row it is the button: `Alt+ArrowUp`. */
  readonly shortcut?: string | undefined;
}

const kinds: readonly CallColumn['kind'][] = ['text', 'code', 'number', 'date', 'datetime', 'status'];
const statuses: readonly Option['status'][] = ['success', 'processing', 'warning', 'error', 'default'];
const usualWidthPx = 140;

export function columnsOf(stored: unknown): CallColumn[] {
  return records(stored).map((column) => ({
    prop: wordOf(column.prop),
    label: wordOf(column.label) || wordOf(column.prop),
    width: Number(column.width) > 0 ? Number(column.width) : usualWidthPx,
    kind: kinds.find((kind) => kind === column.kind) ?? 'text',
    options: records(column.options).map((option) => ({
      value: option.value,
      label: wordOf(option.label),
      status: statuses.find((status) => status === option.status),
    })),
    sortable: column.sortable === true,
    hidden: column.hidden === true || undefined,
    event: wordOf(column.event) || undefined,
  }));
}

export function actionsOf(stored: unknown): ListAction[] {
  return records(stored).map((action) => {
    const key = wordOf(action.key) || wordOf(action.event);
    const when = isRecord(action.when) ? action.when : undefined;
    return {
      key,
      label: wordOf(action.label) || key,
      icon: wordOf(action.icon) || undefined,
      event: wordOf(action.event) || key,
      danger: action.danger === true,
      primary: action.primary === true,
      shortcut: wordOf(action.shortcut) || undefined,
      when: when ? { prop: wordOf(when.prop), in: Array.isArray(when.in) ? when.in : [] } : undefined,
    };
  });
}

/** Groups at the side of a list: what they are asked of, and what choosing one adds to the query. */
export interface CallTreeParts {
  readonly call: string;
  /** Name of the parameter of the list call that takes the chosen group. */
  readonly query: string;
  readonly name: string;
  readonly allLabel: string;
  readonly toolbar: readonly ListAction[];
  readonly rowActions: readonly ListAction[];
}

type TreeProp = 'treeCall' | 'treeQuery' | 'treeName' | 'treeAllLabel' | 'treeToolbar' | 'treeActions';

/** Groups `{ id, fullName, count, fixed, children }`; null where the list has none. */
export function treeOf(props: Readonly<Partial<Record<TreeProp, unknown>>>): CallTreeParts | null {
  const call = wordOf(props.treeCall);
  if (call === '') return null;
  return {
    call,
    query: wordOf(props.treeQuery),
    name: wordOf(props.treeName),
    allLabel: wordOf(props.treeAllLabel),
    toolbar: actionsOf(props.treeToolbar),
    rowActions: actionsOf(props.treeActions),
  };
}

/** A group as it stands in its tree. */
export interface GroupLine {
  readonly group: Row;
  /** 0 at the top. */
  readonly depth: number;
}

/** Groups and those below them, one after the other. */
export function groupLines(groups: readonly Row[], depth = 0): GroupLine[] {
  return groups.flatMap((group) => [{ group, depth }, ...groupLines(records(group.children), depth + 1)]);
}

/** What a row is called: the first column says who it is. */
export function rowName([identity]: readonly CallColumn[], row: Row): string {
  return identity ? wordOf(row[identity.prop]) : '';
}

export function actionsFor(actions: readonly ListAction[], row: Row): ListAction[] {
  return actions.filter(({ when }) => !when || when.in.includes(row[when.prop]));
}

/** The action of a row whose shortcut is pressed. */
export function pressedAction(
  actions: readonly ListAction[],
  row: Row,
  { key, altKey }: { readonly key: string; readonly altKey: boolean },
): ListAction | undefined {
  const pressed = altKey ? `Alt+${key}` : key;
  return actionsFor(actions, row).find(({ shortcut }) => shortcut === pressed);
}

/** The search area as fields of a form: one for each condition. */
export function searchNodes(stored: unknown): Node[] {
  return records(stored).map((search): Node => {
    const name = wordOf(search.name);
    const head = { id: name, vModel: name };
    const config = { label: wordOf(search.label) || name, span: 6 };
    // From one day to another, a person, an entry of a dictionary: by the widgets of a form.
    if (search.type === 'days') return { ...head, config: { ...config, aditKey: 'dateRange' } };
    if (search.type === 'person') return { ...head, config: { ...config, aditKey: 'userSelect' } };
    if (search.type === 'dictionary')
      return {
        ...head,
        config: { ...config, aditKey: 'select', dataType: 'dictionary', dictionaryType: wordOf(search.dictionary) },
        props: { clearable: true, props: { label: 'fullName', value: 'enCode' } },
      };
    if (search.type !== 'select')
      return { ...head, config: { ...config, aditKey: 'input' }, props: { placeholder: '', clearable: true } };
    const options = records(search.options).map(({ value, label }) => ({ id: value, fullName: label }));
    return { ...head, config: { ...config, aditKey: 'select' }, slot: { options }, props: { clearable: true } };
  });
}

/** What is asked by conditions: days stand in two parameters, whose names the condition gives. */
export function askedBy(stored: unknown, values: Row): Row {
  const spread = records(stored).filter(({ type }) => type === 'days');
  const days = spread.map(({ name, from, to }) => {
    const range = values[wordOf(name)];
    const [first, last] = Array.isArray(range) ? range : [];
    return filledQuery({ [wordOf(from)]: first, [wordOf(to)]: last });
  });
  const names = spread.map(({ name }) => wordOf(name));
  const others = Object.entries(values).filter(([name]) => !names.includes(name));
  return Object.assign(Object.fromEntries(others), ...days);
}

/** Conditions that say something. */
export function filledQuery(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
