import type { Node } from '../documents/node.ts';
import { idName, lookedUpName, recordNameFault } from '../fields/field-name.ts';
import { pointer } from '../findings/finding.ts';
import { limits } from '../limits.ts';
import type { FoundControl } from './common/control-of.ts';
import type { ImportReport } from './common/import-report.ts';
import { type JsonRecord, textOf } from './common/json.ts';

/** Old names and new ones: fields of the form, and columns by the old name of their sub-table. */
export interface Renames {
  readonly form: Map<string, string>;
  readonly tables: Map<string, Map<string, string>>;
}

const isUsable = (name: string) => recordNameFault(name) === undefined;

/**
 * Gives every field a name that is valid and alone in its scope (the form, or one sub-table): fields that have one keep
 * it, the first of twins too. Changes the nodes.
 */
export function settleNames(
  nodes: readonly Node[],
  kinds: ReadonlyMap<Node, FoundControl>,
  report: ImportReport,
): Renames {
  const renames: Renames = { form: new Map(), tables: new Map() };
  const scope = (list: readonly Node[], at: string, map: Map<string, string>) => {
    const fields: { node: Node; at: string }[] = [];
    collect(list, at, fields);
    const wanted = new Set(fields.flatMap(({ node }) => (node.vModel && isUsable(node.vModel) ? [node.vModel] : [])));
    const taken = new Set<string>();
    const lastNumbers = new Map<string, number>();
    for (const field of fields) {
      const { node } = field;
      const old = node.vModel;
      const control = kinds.get(node);
      if (old === undefined && (control?.kind !== 'field' || control.by === 'none')) continue;
      if (control?.kind === 'layout' || control?.kind === 'inner') {
        remember(node, old);
        continue;
      }
      // Beside a field that may be looked up, its value has this name in a row.
      const isFree = (name: string) =>
        !taken.has(name) && !taken.has(idName(name)) && !wanted.has(lookedUpName(name) ?? '');
      if (old !== undefined && isUsable(old) && isFree(old)) {
        taken.add(old);
      } else {
        const name = freeName(node, old, lastNumbers, (candidate) => !isFree(candidate) || wanted.has(candidate));
        taken.add(name);
        node.vModel = name;
        if (old === undefined) report.add('import.named', field.at, { label: words(node), to: name });
        else {
          remember(node, old);
          node.vModel = name;
          // What names a twin means the first of them.
          if (!taken.has(old) && !map.has(old)) map.set(old, name);
          report.add('import.renamed', field.at, { from: old, to: name });
        }
      }
      if (node.config.aditKey !== 'table') continue;
      const columns = new Map<string, string>();
      renames.tables.set(old ?? node.vModel ?? '', columns);
      scope(node.config.children ?? [], pointer(field.at, 'config', 'children'), columns);
    }
  };
  scope(nodes, '/form/nodes', renames.form);
  return renames;
}

/** All nodes of a scope in document order; a sub-table's columns are a scope of their own. */
function collect(nodes: readonly Node[], at: string, into: { node: Node; at: string }[]): void {
  for (const [index, node] of nodes.entries()) {
    const here = pointer(at, index);
    into.push({ node, at: here });
    if (node.config.aditKey !== 'table') collect(node.config.children ?? [], pointer(here, 'config', 'children'), into);
  }
}

function remember(node: Node, old: string | undefined): void {
  if (old === undefined) return;
  const config: JsonRecord = node.config;
  const foreign = typeof config.foreign === 'object' ? config.foreign : undefined;
  config.foreign = { ...foreign, vModel: old };
  delete node.vModel;
}

const words = (node: Node) => (typeof node.config.label === 'string' ? node.config.label : node.config.aditKey);

/** @param lastNumbers by beginning of a name, the number that was given last: those before it are taken */
function freeName(
  node: Node,
  old: string | undefined,
  lastNumbers: Map<string, number>,
  isTaken: (name: string) => boolean,
): string {
  const config: JsonRecord = node.config;
  const letters = (old ?? '').replace(/[^A-Za-z0-9]+/g, '_').replace(/^_+|_+$/g, '');
  const made = `${node.config.aditKey}Field${(textOf(config.formId) ?? '').replace(/[^A-Za-z0-9]+/g, '')}`;
  const base = !/[A-Za-z0-9]/.test(letters)
    ? made
    : /^[A-Za-z]/.test(letters) && recordNameFault(letters) !== 'node.reservedName'
      ? letters
      : `f_${letters}`;
  // Room for a number behind it.
  const stem = base.slice(0, limits.fieldNameLength - 5);
  let name = base.slice(0, limits.fieldNameLength);
  let number = lastNumbers.get(stem) ?? 1;
  while (isTaken(name) || !isUsable(name)) {
    number += 1;
    name = `${stem}_${number}`;
  }
  lastNumbers.set(stem, number);
  return name;
}
