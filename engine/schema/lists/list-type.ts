// Here: what a list may be made of, and what it is where nobody drew it.

import type { ListDocument } from '../documents/list-document.ts';
import { listTypes } from '../documents/list-kinds.ts';
import { type Field, type FieldCatalogue, fieldByCode } from '../fields/fields.ts';
import type { ValueKindName } from '../fields/value-kind.ts';
import { staticOptions } from '../values/index.ts';

/** What is asked of a field before a list may use it for one of its jobs. */
interface Candidate {
  readonly kind: ValueKindName | undefined;
  /** Null or undefined: of the main form. */
  readonly table?: unknown;
  readonly unique: boolean;
  /** Filled from who and when: nobody writes it. */
  readonly isFilled: boolean;
}

const grouping: ReadonlySet<string | undefined> = new Set([
  'text',
  'choice',
  'reference',
  'boolean',
  'date',
  'integer',
]);
const narrowing: ReadonlySet<string | undefined> = new Set([
  ...['text', 'integer', 'choice', 'choices', 'path', 'paths', 'reference', 'references'],
]);

/** Rows that share its value are a group: values that rows do share, and that have an order. */
export function mayGroup({ kind, table }: Candidate): boolean {
  return !table && grouping.has(kind);
}

/** Its options can stand above the list, each with the rows that have it. */
export function mayCountStates({ kind, table }: Candidate): boolean {
  return !table && kind === 'choice';
}

/** Holds the id of another row: a text that any number of rows may share. */
export function mayHoldParent({ kind, table, unique, isFilled }: Candidate): boolean {
  return !table && !unique && !isFilled && (kind === 'text' || kind === 'reference');
}

/** Holds a value that a node of a tree can stand for. */
export function mayFollowTree({ kind, table }: Candidate): boolean {
  return !table && narrowing.has(kind);
}

const candidate = (field: Field): Candidate => ({
  kind: field.kind,
  table: field.table,
  unique: field.node.config.unique === true,
  isFilled: field.descriptor.filledBy !== undefined,
});

type Part = Pick<
  ListDocument,
  'type' | 'hasTreeQuery' | 'treeDataSource' | 'treeRelation' | 'groupField' | 'parentField' | 'stateField'
>;
const find = (catalogue: FieldCatalogue, code: string | undefined, may: (one: Candidate) => boolean) => {
  const field = code ? fieldByCode(catalogue, code) : undefined;
  return field && may(candidate(field)) ? field : undefined;
};

export type ListLook =
  | { readonly kind: 'plain' }
  | { readonly kind: 'inline' }
  | { readonly kind: 'grouped'; readonly field: Field }
  | { readonly kind: 'tree'; readonly field: Field };

/** How the rows of a list are laid out: as its type says where its settings suffice, else one under the other. */
export function listLook(list: Part, catalogue: FieldCatalogue): ListLook {
  if (list.type === listTypes.inlineEdit) return { kind: 'inline' };
  if (list.type === listTypes.grouped) {
    const field = find(catalogue, list.groupField, mayGroup);
    if (field) return { kind: 'grouped', field };
  }
  if (list.type === listTypes.treeTable) {
    const field = find(catalogue, list.parentField, mayHoldParent);
    if (field) return { kind: 'tree', field };
  }
  return { kind: 'plain' };
}

/** Whether a list asks for a tree on its left: by its type, or beside another one. */
export function asksForTree({ type, hasTreeQuery }: Part): boolean {
  return type === listTypes.leftTree || hasTreeQuery === true;
}

/** The field that the tree on the left narrows; undefined where there is no such tree. */
export function treeFieldOf(list: Part, catalogue: FieldCatalogue): Field | undefined {
  return asksForTree(list) ? find(catalogue, list.treeRelation, mayFollowTree) : undefined;
}

/**
 * The field whose options stand above the list with their counts: the one that the design names, '' for none; else the
 * first column whose options the design marks as states.
 */
export function stateFieldOf(
  list: Part & Pick<ListDocument, 'columnList'>,
  catalogue: FieldCatalogue,
): Field | undefined {
  if (list.stateField !== undefined) return find(catalogue, list.stateField, mayCountStates);
  return list.columnList
    .map(({ prop }) => find(catalogue, prop, mayCountStates))
    .find((field) => field && staticOptions(field)?.some(({ status }) => status !== undefined));
}
