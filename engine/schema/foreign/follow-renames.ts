import type { Node } from '../documents/node.ts';
import { isRecord, type JsonRecord } from './common/json.ts';
import type { Renames } from './settle-names.ts';

/** Controls whose `relationField` is a field of this form or row, maybe marked; elsewhere it is a column of what is picked. */
const ownRelation = new Set(['relationFormAttr', 'relationFlowAttr', 'popupAttr', 'qrcode', 'barcode']);
/** `<vModel>_jnpfTable_<table>0|1`, under any brand. Source: dialect facts 2. */
const marker = /^(.+?)(_[A-Za-z]+Table_.*)$/;

/**
 * Writes new field names into everything that refers to the old ones. Changes nodes and list.
 * @param fieldProps props of a widget that hold the name of a field
 */
export function followRenames(
  nodes: readonly Node[],
  list: JsonRecord | undefined,
  renames: Renames,
  fieldProps: (aditKey: string) => readonly string[] = () => [],
): void {
  const columnsRenamed = [...renames.tables.values()].some((columns) => columns.size > 0);
  if (renames.form.size === 0 && !columnsRenamed) return;
  const visit = (siblings: readonly Node[], columns: ReadonlyMap<string, string> | undefined) => {
    for (const node of siblings) {
      const inside = node.config.aditKey === 'table' ? renames.tables.get(oldName(node)) : columns;
      const follow: Follow = (code) => newCode(code, renames, inside);
      followNode(node, follow);
      if (node.props) followKeys(node.props, fieldProps(node.config.aditKey), follow);
      visit(node.config.children ?? [], inside);
    }
  };
  visit(nodes, undefined);
  if (list) followList(list, (code) => newCode(code, renames, undefined));
}

/** A field's code under its new name: `name`, `table-column`, `table.column` or a relation marker. */
function newCode(code: string, renames: Renames, columns: ReadonlyMap<string, string> | undefined): string {
  const direct = columns?.get(code) ?? renames.form.get(code);
  if (direct !== undefined) return direct;
  for (const sign of ['-', '.']) {
    for (let cut = code.indexOf(sign); cut > 0; cut = code.indexOf(sign, cut + 1)) {
      const table = code.slice(0, cut);
      const inner = renames.tables.get(table);
      if (!inner) continue;
      const column = code.slice(cut + 1);
      return `${renames.form.get(table) ?? table}${sign}${inner.get(column) ?? column}`;
    }
  }
  const marked = marker.exec(code);
  const [, base = '', rest = ''] = marked ?? [];
  const renamed = marked ? (columns?.get(base) ?? renames.form.get(base)) : undefined;
  return renamed === undefined ? code : `${renamed}${rest}`;
}

/** The table's name before it was settled. */
function oldName(node: Node): string {
  const config: JsonRecord = node.config;
  const old = isRecord(config.foreign) ? config.foreign.vModel : undefined;
  return typeof old === 'string' ? old : (node.vModel ?? '');
}

type Follow = (code: string) => string;

function followNode(node: Node, follow: Follow): void {
  const config: JsonRecord = node.config;
  followKeys(config, ['startRelationField', 'endRelationField', 'parentVModel', 'relationField'], follow);
  followEach(config.templateJson, ['relationField'], follow);
  followEach(config.transferList, ['targetField'], follow);
  if (Array.isArray(config.complexHeaderList))
    for (const header of config.complexHeaderList) if (isRecord(header)) followTexts(header, 'childColumns', follow);
  const props = node.props;
  if (!props) return;
  for (const name of ['expression', 'summaryField', 'thousandsField']) followTexts(props, name, follow);
  followEach(props.templateJson, ['relationField'], follow);
  if (ownRelation.has(node.config.aditKey)) followKeys(props, ['relationField'], follow);
  if (isRecord(props.addTableConf)) {
    followEach(props.addTableConf.templateJson, ['relationField'], follow);
    followEach(props.addTableConf.relationOptions, ['field'], follow);
  }
}

function followList(list: JsonRecord, follow: Follow): void {
  followKeys(list, ['defaultSidx', 'groupField', 'stateField', 'parentField', 'treeRelation'], follow);
  for (const name of ['summaryField', 'thousandsField']) followTexts(list, name, follow);
  for (const name of ['columnList', 'searchList', 'defaultColumnList', 'columnOptions'])
    followEach(list[name], ['prop', 'id', '__vModel__'], follow);
}

function followEach(entries: unknown, names: readonly string[], follow: Follow): void {
  if (Array.isArray(entries)) for (const entry of entries) if (isRecord(entry)) followKeys(entry, names, follow);
}

function followKeys(holder: JsonRecord, names: readonly string[], follow: Follow): void {
  for (const name of names) {
    const value = holder[name];
    if (typeof value === 'string') holder[name] = follow(value);
  }
}

function followTexts(holder: JsonRecord, name: string, follow: Follow): void {
  const value = holder[name];
  if (Array.isArray(value)) holder[name] = value.map((entry) => (typeof entry === 'string' ? follow(entry) : entry));
}
