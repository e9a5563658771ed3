import { valueKindOf } from '../../engine/schema/fields/descriptor.ts';
import { fieldNameFault, idName, lookedUpName, recordNameFault } from '../../engine/schema/fields/field-name.ts';
import { limits } from '../../engine/schema/limits.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';
import { type Design, defineCommand, type Refused } from '../document/command.ts';
import { isScreen } from '../document/is-screen.ts';
import { asNode, carriesValue, fieldName, nodeLabel } from '../document/node-facts.ts';
import { fieldNamesOf } from './references/field-names.ts';
import { renamePatch, twinOf } from './rename-patch.ts';

export interface RenameField {
  readonly key: string;
  readonly name: string;
}

/** Gives a field another name; everything in the design that names it follows. */
export const renameField = defineCommand<RenameField>({
  name: 'field.rename',
  plan: (design, { key, name }) => {
    const { document, tree, descriptors } = design;
    const found = tree.nodes.get(key);
    if (!found) return { refused: 'refusal.gone' };
    const label = nodeLabel(found.node);
    if (!carriesValue(found.node, descriptors)) return { refused: 'refusal.notField', places: { label } };
    const fault = nameFault(name, isScreen(document)) ?? twinFault(design, key, name) ?? idFault(design, key, name);
    if (fault) return fault;
    const plan = renamePatch(design, key, name);
    if (!plan) return { refused: 'refusal.broken' };
    const { patch, count, captured } = plan;
    if (patch.length === 0) return { patch };
    if (captured > 0) return { refused: 'refusal.capturedName', places: { name, count: captured } };
    return {
      patch,
      says: { key: 'command.field.rename', places: { from: fieldName(found.node) || label, to: name, count } },
    };
  },
});

function nameFault(name: string, inScreen: boolean): Refused | undefined {
  switch (inScreen ? fieldNameFault(name) : recordNameFault(name)) {
    case 'node.fieldName':
      return { refused: 'refusal.fieldName', places: { name, limit: limits.fieldNameLength } };
    case 'node.reservedName':
      return { refused: 'refusal.reservedName', places: { name } };
    case undefined:
      return undefined;
  }
}

/** The name is that of the value which another field looks up, or the other way about; a page keeps no records. */
function idFault({ document, tree, descriptors }: Design, key: string, name: string): Refused | undefined {
  if (isScreen(document)) return undefined;
  const { fields, columns, tableOf } = fieldNamesOf(tree, descriptors);
  const table = tableOf.get(key);
  const names = table === undefined ? fields : columns.get(table);
  const looksUp = (of: string | undefined) => {
    const node = tree.nodes.get(of ?? '')?.node;
    const kind = node && valueKindOf(asNode(node), descriptors);
    return kind !== undefined && valueKinds[kind].lookup;
  };
  const lookedUp = names?.get(lookedUpName(name) ?? '');
  const other = lookedUp !== key && looksUp(lookedUp) ? lookedUp : looksUp(key) ? names?.get(idName(name)) : undefined;
  const found = other === undefined || other === key ? undefined : tree.nodes.get(other);
  return found && { refused: 'refusal.idName', places: { name, label: nodeLabel(found.node) } };
}

/** Another field of the same form, or of the same sub-table, has the name. */
function twinFault(design: Design, key: string, name: string): Refused | undefined {
  const twin = design.tree.nodes.get(twinOf(design, key, name) ?? '');
  return twin && { refused: 'refusal.twinName', places: { name, label: nodeLabel(twin.node) } };
}
