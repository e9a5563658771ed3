import { childrenOf } from '../../document/design-tree.ts';
import { isObject, type Json, type JsonObject } from '../../document/json.ts';
import { fieldName, nodeLabel } from '../../document/node-facts.ts';

interface TableColumn {
  readonly node: JsonObject;
  readonly name: string;
  readonly label: string;
  readonly summed: boolean;
  readonly thousands: boolean;
}

/** The columns of a sub-table with what its props say of each. */
export function readColumns(table: JsonObject): TableColumn[] {
  const props = isObject(table.props) ? table.props : {};
  return childrenOf(table)
    .filter(isObject)
    .map((node) => {
      const name = fieldName(node);
      return {
        node,
        name,
        label: nodeLabel(node),
        summed: listed(props.summaryField).includes(name),
        thousands: listed(props.thousandsField).includes(name),
      };
    });
}

/** A list of names with one taken in or out, in the order of the columns; undefined when none is left. */
export function toggled(
  stored: Json | undefined,
  name: string,
  on: boolean,
  order: readonly string[],
): Json | undefined {
  const names = new Set(listed(stored));
  if (on) names.add(name);
  else names.delete(name);
  // Names of columns that are gone stay where they are: a finding says so.
  const known = order.filter((one) => names.has(one));
  const next = [...known, ...[...names].filter((one) => !order.includes(one))];
  return next.length > 0 ? next : undefined;
}

export function listed(stored: Json | undefined): string[] {
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
}
