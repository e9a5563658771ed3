import type { DocumentKind } from '../documents/document-kinds.ts';
import type { LiveChange } from '../live/live-messages.ts';
import type { LocalText } from '../text/local-text.ts';
import type { ChoiceField, Field, FlagField, IntegerField, MomentField, TextField } from './fields.ts';
import { targetOf } from './reference-targets.ts';

/** Calls that a resource may have, by what they do. Source: administration F1 */
export const offers = [
  'list', // GET path
  'one', // GET path/{id}
  'many', // POST path/getDataByIds
  'create', // POST path
  'update', // POST path/{id}
  'copy', // POST path/{id}/Actions/Copy
  'delete', // POST path/{id}/Actions/Delete
  'deleteMany', // POST path/Actions/BatchDelete
  'state', // POST path/{id}/Actions/State
  'move', // POST path/Actions/Move
  'sort', // POST path/Actions/Sort
  'uses', // GET path/{id}/Uses
  'tree', // GET path/Tree
  'selector', // GET path/Selector
  'checkCode', // POST path/Actions/CheckCode
] as const;
export type Offer = (typeof offers)[number];

export type ResourceShape = Readonly<Record<string, Field>>;
/** What rows say that no column keeps: a hook makes it. */
export type RowOnly = Readonly<Record<string, TextField | IntegerField | FlagField | ChoiceField | MomentField>>;

export interface RowAction {
  readonly event: string;
  /** For which rows; all where nothing is said. */
  readonly when?: { readonly prop: string; readonly in: readonly (string | number | boolean)[] };
  /** Keys that do it within a row: `Alt+ArrowUp`. */
  readonly shortcut?: string;
}

/** A text that is sent or answered once. */
export interface OnceField {
  /** `secret` where it is typed without being shown. */
  readonly kind: 'text' | 'secret';
  /** Characters at most. */
  readonly most: number;
}

/** Rows of another table that need this one: it is not deleted while there are any. Source: administration F11 */
export interface InUse {
  readonly table: string;
  /** Column that holds the id. */
  readonly column: string;
  /** Table of links whose column `column` holds the id, with the one that names the row that uses it. */
  readonly through?: { readonly table: string; readonly of: string };
  /** Further columns with what they have to be. */
  readonly where?: Readonly<Record<string, string>>;
  /** Column of what the using row is called; without it such rows are counted and not listed. */
  readonly name?: string;
  /** What they are: "people". */
  readonly kind: LocalText;
}

export interface ResourceWords {
  /** One of them within a sentence, in English in small letters. */
  readonly one: LocalText;
  /** Another one, with the measure word that Chinese has. */
  readonly another: LocalText;
  /** Several of them within a sentence. */
  readonly many: LocalText;
  /** What to begin with where there is none yet. */
  readonly empty: LocalText;
  /** Labels of fields and of what rows say. */
  readonly labels: Readonly<Record<string, LocalText>>;
}

/** The server half of an administration page, as plain data; calls, table, checks, list and form follow. */
export interface Resource {
  readonly name: string;
  readonly many: string;
  readonly path: `/api/${string}`;
  /** Where one row is asked for, when it is not under its id alone. */
  readonly oneAt?: `/:id${string}`;
  readonly table: string;
  /** Code of the menu entry whose rights count; where there is none, administrators write. */
  readonly menu?: string;
  /** The operator of the installation alone reads and writes: a super administrator of the first tenant. */
  readonly operator?: true;
  /** Who may read: holders of the menu entry, or anybody who is signed in. */
  readonly read: 'menu' | 'signedIn';
  /** Kinds of documents that may name its calls. */
  readonly documents: readonly DocumentKind[];
  readonly shape: ResourceShape;
  readonly rowOnly: RowOnly;
  /** Field that says what a row is called, where it is not `fullName`: lists say it under that name too. */
  readonly called?: string;
  /** What a list may be narrowed by beside its fields: a hook says which rows are meant. */
  readonly filters?: Readonly<Record<string, ChoiceField>>;
  /** What only a new row is asked for and no column keeps, such as a first password: a hook reads it. */
  readonly askedOnce?: Readonly<Record<string, OnceField>>;
  /** What only the answer to a new row says, such as a code that is shown once: a hook makes it. */
  readonly toldOnce?: Readonly<Record<string, OnceField>>;
  /** Fields in which a keyword is looked for. */
  readonly search: readonly string[];
  /** Headings in the form, each above the field that begins what it is about. */
  readonly headings?: Readonly<Record<string, LocalText>>;
  /** Fields whose values the audit does not say: only that they were changed. */
  readonly unsaid?: readonly string[];
  /** Fields that a list has no room for: the form shows them. */
  readonly notListed?: readonly string[];
  /** Further buttons of rows by the events that the screen gives steps to; labels say what they do. */
  readonly rowActions?: readonly RowAction[];
  /** Rights are granted to its rows: a button of each row leads to them. Source: administration P8 */
  readonly holds?: 'role' | 'user' | 'position' | 'group' | 'organize';
  /** Columns that are not in sight until a reader wants them: a narrow screen has no room for all. */
  readonly outOfSight?: readonly string[];
  /** Columns by field, in px, where what they say needs another width than is usual for its kind. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Field by which a list is sorted unless asked otherwise; what is equal stands newest first. */
  readonly order: string;
  /** Fields whose value a tenant has once; with others after it, once among the rows that are alike in those. */
  readonly unique: readonly (readonly [string, ...string[]])[];
  /** Columns with what they are in its rows, where the table has rows of other resources too. */
  readonly within?: Readonly<Record<string, string>>;
  /**
   * Rows stand under each other: columns `parent_id` and `tree_path`, at most so many levels. A field `parentId` says where,
   * nothing for the top.
   */
  readonly tree?: { readonly depth: number };
  /** The table keeps names in the other languages beside `full_name`. */
  readonly hasNames?: true;
  /** Rows that were deleted stay for what names them: a column `delete_time` says when, and no call finds them any more. */
  readonly keepsDeleted?: true;
  /** What is changed is kept whole for a while: a row is brought back to what it was. Source: administration B9 */
  readonly restores?: true;
  /** Whoever edits a row edits the name that he reads; without it the Chinese one, and the others go with a new one. */
  readonly editsNames?: true;
  readonly inUseBy: readonly InUse[];
  /** Name of the resource whose rows are the places at the side of the list, where they are kept there as well. */
  readonly groups?: string;
  readonly offers: readonly Offer[];
  /** What open pages are told after a change: whoever holds some of it asks anew. */
  readonly news?: LiveChange;
  readonly words: ResourceWords;
  /** The sentence that it serves. */
  readonly source: string;
}

/** Keeps the literal types: names of calls and shapes of rows are made of them. @throws Error where words lack a label */
export function defineResource<const R extends Resource>(resource: R): R {
  const { shape, rowOnly, filters, askedOnce, toldOnce, words } = resource;
  const read = Object.entries({ ...shape, ...rowOnly, ...filters, ...askedOnce, ...toldOnce }).filter(
    ([, { kind }]) => kind !== 'flag',
  );
  const lacking = read.map(([name]) => name).filter((name) => !words.labels[name]);
  if (lacking.length > 0) throw new Error(`Resource ${resource.name} has no words for ${lacking.join(', ')}.`);
  return resource;
}

/** Fields that a list may be narrowed by: those with few values, and places of a tree that rows belong to. */
export const filterNames = (fields: ResourceShape): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isFilter(field) ? [name] : []));

const isFilter = (field: Field): boolean =>
  field.kind === 'members'
    ? targetOf(field).tree !== undefined
    : ['onOff', 'reference', 'dictionary', 'choice'].includes(field.kind);
