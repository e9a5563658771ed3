import { isBinding } from '../../engine/schema/bindings.ts';
import type { FormDocument } from '../../engine/schema/documents/form-document.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { fieldsNamedBy } from '../../engine/schema/fields/descriptor.ts';
import { type Field, type FieldCatalogue, isTableField } from '../../engine/schema/fields/fields.ts';
import { listLook } from '../../engine/schema/lists/list-type.ts';
import { descriptors } from '../kernel/descriptors.ts';

/**
 * Fields and columns that a page shows and nobody writes there: they are disabled, and nothing in the model fills them in.
 * What a page itself writes into a disabled field (a rule, a formula, a step of a button, a picked row, the row above) is
 * taken as it is sent; a field that is open under a condition is no part of this. Source: reliability A31.
 */
export function readOnlyFields(form: FormDocument, list: ListDocument, catalogue: FieldCatalogue): ReadonlySet<Field> {
  const filled = new Set([...namesFilled(form), ...namesFilled(list)]);
  const told = new Set(namesInProps(form.nodes));
  const look = listLook(list, catalogue);
  if (look.kind === 'tree') filled.add(look.field.name);
  const isClosed = (field: Field) => field.props.disabled === true && !filled.has(field.name) && !writesItself(field);
  const closed = new Set<Field>();
  for (const field of catalogue.fields) {
    if (!isTableField(field)) {
      if (isClosed(field)) closed.add(field);
      continue;
    }
    // Where rows are picked, or drawn on a map, any column may be filled from that.
    if (picksRows(field.node.props) || told.has(field.name)) continue;
    for (const column of field.columns) if (isClosed(column)) closed.add(column);
    if (isClosed(field) && !field.columns.some((column) => filled.has(column.name) || writesItself(column)))
      closed.add(field);
  }
  return closed;
}

function writesItself({ node: { config, setWhen } }: Field): boolean {
  return (setWhen?.length ?? 0) > 0 || config.defaultExpression !== undefined || isBinding(config.defaultValue);
}

/** Names of fields that other widgets are told of: some write into them. */
function namesInProps(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    const descriptor = descriptors.get(node.config.aditKey);
    const own = descriptor ? fieldsNamedBy(node, descriptor).map(({ name }) => name) : [];
    return [...own, ...namesInProps(node.config.children ?? [])];
  });
}

/** Names that a step of a button or an event sets in the form, or sends with a request of its own. */
function namesFilled(document: FormDocument | ListDocument): Set<string> {
  const names = new Set<string>();
  walk(document, (part) => {
    const action: unknown = Reflect.get(part, 'action');
    const field: unknown = Reflect.get(part, 'field');
    if (action === 'setValue' && typeof field === 'string') names.add(field);
    if (action === 'request') for (const name of namesSent(Reflect.get(part, 'body'))) names.add(name);
    for (const name of namesFilledByChoice(Reflect.get(part, 'relationOptions'))) names.add(name);
  });
  return names;
}

/** Where a row is chosen, the design says which of its outputs goes into which field; a column is written `table-column` too. */
function namesFilledByChoice(relations: unknown): string[] {
  if (!Array.isArray(relations)) return [];
  return relations.flatMap((relation: unknown) => {
    const field: unknown = typeof relation === 'object' && relation !== null && Reflect.get(relation, 'field');
    return typeof field === 'string' ? [field.slice(field.lastIndexOf('-') + 1)] : [];
  });
}

/** A record is sent as an object, or as its text with places in it, which need not be JSON before they are filled. */
function namesSent(body: unknown): string[] {
  const text = JSON.stringify(body) ?? '';
  return [...text.matchAll(/"([^"\\]+)\\*"\s*:/g)].map(([, name = '']) => name);
}

/** Sub-tables name their source of rows in their own settings, in those of older designs, or in a button of theirs. */
function picksRows(props: unknown): boolean {
  let isFound = false;
  walk(props, (part) => {
    isFound ||= Boolean(Reflect.get(part, 'interfaceId'));
  });
  return isFound;
}

function walk(value: unknown, meet: (part: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  meet(value);
  for (const part of Object.values(value)) walk(part, meet);
}
