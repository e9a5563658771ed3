import type { FormDocument } from '../../documents/form-document.ts';
import type { Node } from '../../documents/node.ts';
import type { DescriptorMap } from '../../fields/descriptor.ts';
import type { JsonRecord } from '../common/json.ts';
import { readNode } from '../common/read-node.ts';
import { FieldPaths, propertyNameOf, sourceOf } from './field-paths.ts';
import { mergeKeywords } from './merge-keywords.ts';
import { leaveToRule } from './read-conditions.ts';
import { componentNameOf, type FormilySource, gridColumns, isKept, type KeptEntry, schemaOf } from './schema-tree.ts';
import { splitSchema } from './split-schema.ts';
import { writtenType } from './value-type.ts';
import { propertiesOf, type WrittenChild } from './write-children.ts';
import { type WrittenConditions, writeConditions } from './write-conditions.ts';
import { keywordsOf } from './write-keywords.ts';
import { withRows } from './write-table.ts';
import { wrappedNode } from './write-wrappers.ts';

/**
 * A form of ours as a schema of Formily. What was read from Formily and has not changed is written as it was read, with
 * everything that means nothing here.
 * @param form validated and migrated: every field has a name, every node an id
 */
export function formilySchemaOf(form: Pick<FormDocument, 'form' | 'nodes'>, descriptors: DescriptorMap): JsonRecord {
  const paths = new FieldPaths(form.nodes, (node) => writtenType(node, descriptors));
  const conditions = writeConditions(everyNode(form.nodes), paths);
  const root = rootOf(form.form);
  const children = new Writer(descriptors, conditions).children(form.nodes, { schema: {} });
  return { type: 'object', ...schemaOf(root.schema), properties: propertiesOf(children, keptOf(root.kept)) };
}

const everyNode = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.config.children ?? [])]);

function rootOf(settings: FormDocument['form']): JsonRecord {
  const foreign: unknown = settings && Reflect.get(settings, 'foreign');
  return schemaOf(schemaOf(foreign).formily);
}

/** The reader wrote them; a document may come from anybody. */
const keptOf = (kept: unknown): KeptEntry[] => (Array.isArray(kept) ? kept.filter(isKept) : []);

/** The node around, as it is written. */
interface Parent {
  readonly aditKey?: string;
  readonly schema: JsonRecord;
}

class Writer {
  readonly #descriptors: DescriptorMap;
  readonly #conditions: WrittenConditions;

  constructor(descriptors: DescriptorMap, conditions: WrittenConditions) {
    this.#descriptors = descriptors;
    this.#conditions = conditions;
  }

  children(nodes: readonly Node[], parent: Parent): WrittenChild[] {
    return nodes.map((node) => this.#child(node, parent));
  }

  #child(node: Node, { aditKey, schema: around }: Parent): WrittenChild {
    const isTable = aditKey === 'table';
    const columns = gridColumns(around);
    const place = {
      ...(aditKey === undefined ? {} : { parent: aditKey }),
      ...(columns === undefined ? {} : { columns }),
    };
    const context = { ...place, descriptors: this.#descriptors };
    const source = sourceOf(node);
    const read = source && this.#read(node, source, columns, isTable);
    const own = this.#conditions.schemas.get(node) ?? {};
    const now = keywordsOf(node, context);
    const schema = read ? mergeKeywords(own, keywordsOf(read, context), now) : { ...now, ...own };
    const wrapped = wrappedNode(node, schema, read, {
      ...(isTable ? { rows: componentNameOf(around) } : {}),
      ...(columns === undefined ? {} : { columns }),
    });
    const inside = this.children(node.config.children ?? [], { aditKey: node.config.aditKey, schema });
    return {
      name: propertyNameOf(node),
      schema: withChildren(node, wrapped.schema, inside, read),
      within: wrapped.within,
    };
  }

  /** The node as it would have been read where it stands now. */
  #read(node: Node, source: FormilySource, columns: number | undefined, inTable: boolean): Node | undefined {
    const kept = Object.fromEntries((source.kept ?? []).map(({ name, entry }) => [name, entry]));
    const holds = source.holds === true ? { properties: kept } : {};
    const rows = source.items ? { items: { ...source.items, properties: {} } } : {};
    const split = splitSchema({
      name: source.name,
      schema: { ...source.schema, ...holds, ...rows },
      isRequired: source.isRequired === true,
      columns,
      inTable,
      within: source.within ?? [],
    });
    if (!split.control) return undefined;
    const read = readNode(split, split.control, inTable);
    for (const aspect of this.#conditions.unchanged.get(node) ?? []) leaveToRule(read, aspect);
    return read;
  }
}

function withChildren(node: Node, schema: JsonRecord, inside: readonly WrittenChild[], read?: Node): JsonRecord {
  if (node.config.aditKey === 'table') return withRows(node, schema, inside, read);
  const kept = sourceOf(node)?.kept ?? [];
  return inside.length + kept.length > 0 ? { ...schema, properties: propertiesOf(inside, kept) } : schema;
}
