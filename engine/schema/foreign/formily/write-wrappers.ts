import type { Node } from '../../documents/node.ts';
import type { JsonRecord } from '../common/json.ts';
import { propertyNameOf, sourceOf } from './field-paths.ts';
import { componentNameOf, partOf, type Wrapper } from './schema-tree.ts';
import { gridSpanOf } from './write-keywords.ts';
import { changedHead, headOf } from './write-table.ts';

/** What a node is written in, and the node. */
export interface Wrapped {
  readonly within: readonly Wrapper[];
  readonly schema: JsonRecord;
}

/** Where a node stands. */
export interface Around {
  /** Component of the list of rows around it. */
  readonly rows?: string;
  /** Columns of the grid around it. */
  readonly columns?: number;
}

/**
 * The head of a column, or the cell of a grid, around a node: as it was read, with its words and width as they are now.
 * @param read the node as it was read; undefined for one that was made here
 */
export function wrappedNode(node: Node, schema: JsonRecord, read: Node | undefined, around: Around): Wrapped {
  const within = wrappersOf(node, around);
  if (around.rows !== undefined) return inColumn(node, schema, read, { ...around, within });
  if (around.columns !== undefined) return { schema, within: inCell(node, read, around.columns, within) };
  return { schema, within };
}

/** Wrappers go with a node as long as they can stand where it stands. */
export function wrappersOf(node: Node, around: Around): readonly Wrapper[] {
  const within = sourceOf(node)?.within ?? [];
  const isCell = within.every(({ schema }) => componentNameOf(schema) === 'FormGrid.GridColumn');
  return around.rows !== undefined || (around.columns !== undefined && isCell) ? within : [];
}

function inColumn(
  node: Node,
  schema: JsonRecord,
  read: Node | undefined,
  { rows, within }: Around & { readonly within: readonly Wrapper[] },
): Wrapped {
  const head = within.at(-1);
  const { title, ...untitled } = schema;
  if (!head || componentNameOf(head.schema) !== 'ArrayTable.Column') {
    if (read || within.length > 0 || rows !== 'ArrayTable') return { schema, within };
    const name = propertyNameOf(node);
    return { schema: untitled, within: [{ name: `${name}_column`, schema: headOf(node, name, title) }] };
  }
  const { label, columnWidth } = node.config;
  const isRenamed = read !== undefined && JSON.stringify(read.config.label) !== JSON.stringify(label);
  const isResized = read !== undefined && (read.config.columnWidth ?? null) !== (columnWidth ?? null);
  if (!isRenamed && !isResized) return { schema, within };
  const changed = changedHead(head.schema, {
    ...(isRenamed ? { title } : {}),
    ...(isResized ? { width: columnWidth ?? null } : {}),
  });
  return { schema: isRenamed ? untitled : schema, within: within.with(-1, { ...head, schema: changed }) };
}

/** A field tells a grid its width by itself; everything else stands in a cell. */
function inCell(node: Node, read: Node | undefined, columns: number, within: readonly Wrapper[]): readonly Wrapper[] {
  const isChanged = read?.config.span !== node.config.span;
  const gridSpan = gridSpanOf(node.config.span ?? 24, columns);
  const [cell] = within;
  if (cell && isChanged) {
    const props = { ...partOf(cell.schema, 'x-component-props'), gridSpan };
    return [{ ...cell, schema: { ...cell.schema, 'x-component-props': props } }];
  }
  if (cell || !isChanged || node.vModel !== undefined) return within;
  const schema = { type: 'void', 'x-component': 'FormGrid.GridColumn', 'x-component-props': { gridSpan } };
  return [{ name: `${propertyNameOf(node)}_cell`, schema }];
}
