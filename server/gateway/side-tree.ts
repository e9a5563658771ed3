import { sql } from 'kysely';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import { limits } from '../../engine/schema/limits.ts';
import { treeFieldOf } from '../../engine/schema/lists/list-type.ts';
import { nameIn, readNames } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { optionKeys, plainText } from '../../engine/schema/values/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { loadInterface } from '../system/data-interfaces.ts';
import { type DictionaryEntry, dictionaryChoices } from '../system/dictionaries.ts';
import { rowsFor } from '../system/interface-queries.ts';
import { anyOf, type Condition, condition } from './comparison-sql.ts';
import { type Access, accessTo } from './model-access.ts';
import type { ColumnShape } from './model-shape.ts';

/** A node of the tree beside a list. */
interface SideNode {
  /** What the field of the list holds for it. */
  readonly id: string;
  readonly label: string;
  /** Null: topmost. */
  readonly parentId: string | null;
}

export interface SideTreeAnswer {
  /** Each before those below it. */
  readonly list: (SideNode & { readonly level: number; readonly children: number })[];
  /** Nodes that an answer has no room for. */
  readonly left: number;
}

const depthMost = 64;

/**
 * POST OnlineDev/{id}/Tree: the tree that narrows a list; at once, or level by level where the list says so. A word is
 * looked for everywhere, and what it finds comes with what stands above it.
 */
export async function sideTree(
  context: AppContext,
  actor: Actor,
  modelId: string,
  asked: { readonly parent?: string | undefined; readonly keyword?: string | undefined },
): Promise<SideTreeAnswer> {
  const access = await accessTo(context, actor, modelId);
  const column = treeColumn(access);
  const below = arrange(await treeNodes(context, access, column));
  const word = asked.keyword?.trim().toLowerCase() ?? '';
  const isLazy = access.model.list.treeSynType === 1 && word === '';
  const wanted = word === '' ? null : matching(below, word);
  const list: SideTreeAnswer['list'] = [];
  let left = 0;
  const visit = (parentId: string | null, level: number) => {
    for (const node of below.get(parentId) ?? []) {
      if (wanted && !wanted.has(node.id)) continue;
      if (list.length >= limits.treeNodes) {
        left += 1;
        continue;
      }
      list.push({ ...node, level, children: below.get(node.id)?.length ?? 0 });
      if (!isLazy && level < depthMost) visit(node.id, level + 1);
    }
  };
  visit(asked.parent ?? null, 1);
  return { list, left };
}

/** @throws Refused badInput where the list has no such tree, or not for this actor */
function treeColumn(access: Access): ColumnShape {
  const field = treeFieldOf(access.model.list, access.model.catalogue);
  const column = field && access.model.main.listable.get(field.name);
  if (!column || !access.listed(column.code)) throw new Refused('badInput', 'list.noTree');
  return column;
}

/** Rows that belong to a node; with what stands below it where the list says so. */
export async function nodeCondition(context: AppContext, access: Access, node: string): Promise<Condition> {
  if (node.includes('\u0000')) throw new Refused('badInput', 'list.noTree');
  const column = treeColumn(access);
  const ids = [node];
  if (includesBelow(access.model.list)) {
    const below = arrange(await treeNodes(context, access, column));
    const seen = new Set(ids);
    // Grows while it is walked: each node is looked at once, whatever the data says.
    for (const id of ids)
      for (const child of below.get(id) ?? [])
        if (!seen.has(child.id) && seen.size < limits.treeNodes) {
          seen.add(child.id);
          ids.push(child.id);
        }
  }
  const { timeZone } = context.settings;
  if (column.kind.column === 'text') return sql`${sql.raw(`m.${column.quoted}`)} = any(${ids}::text[])`;
  const operator = column.kind.column === 'jsonb' ? 'contains' : 'equal';
  return anyOf(ids.map((id) => condition(column, 'm', operator, id, timeZone)));
}

/** Said of the tree, or of the condition on its field. Source: dialect facts 2, isIncludeSubordinate. */
function includesBelow({ isIncludeSubordinate, searchList, treeRelation }: ListDocument): boolean {
  const item = searchList.find(({ prop }) => prop === treeRelation);
  return isIncludeSubordinate ?? item?.isIncludeSubordinate ?? false;
}

/** A source that is no longer there has no nodes. */
async function treeNodes(context: AppContext, access: Access, column: ColumnShape): Promise<readonly SideNode[]> {
  const { list, tenantId } = access.model;
  try {
    switch (list.treeDataSource ?? 'dictionary') {
      case 'dictionary':
        return dictionaryNodes(
          await dictionaryChoices(context, { tenantId }, list.treeDictionary ?? ''),
          valueKey(list, column),
          access.actor.language,
        );
      case 'api':
        return await interfaceNodes(context, access);
      case 'organize':
        return await organizeNodes(context, access.actor, null);
      case 'department':
        return await organizeNodes(context, access.actor, 'department');
    }
  } catch (error) {
    if (error instanceof Refused && error.answer === 'notFound') return [];
    throw error;
  }
}

/** Which of id and code the field holds: as the list says, else as the field itself takes it from the dictionary. */
function valueKey({ treePropsValue, treeDictionary }: ListDocument, { field }: ColumnShape): 'id' | 'enCode' {
  const own = field.node.config.dictionaryType === treeDictionary ? optionKeys(field.node).value : 'id';
  return (treePropsValue || own) === 'enCode' ? 'enCode' : 'id';
}

function dictionaryNodes(
  entries: readonly DictionaryEntry[],
  key: 'id' | 'enCode',
  language: Language | undefined,
  parentId: string | null = null,
): SideNode[] {
  return entries.flatMap((entry) => [
    { id: entry[key], label: nameIn(entry, language), parentId },
    ...dictionaryNodes(entry.children ?? [], key, language, entry[key]),
  ]);
}

async function organizeNodes(
  { database }: AppContext,
  { tenantId, language }: Actor,
  category: string | null,
): Promise<readonly SideNode[]> {
  const rows = await tables(database.kysely)
    .selectFrom('base_organize')
    .select(['id', 'parent_id', localName('base_organize', language).as('full_name')])
    .where('tenant_id', '=', tenantId)
    .where('enabled_mark', '=', 1)
    .$if(category !== null, (query) => query.where('category', '=', category ?? ''))
    .orderBy('sort_code')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, label: row.full_name, parentId: row.parent_id }));
}

async function interfaceNodes(context: AppContext, { actor, model }: Access): Promise<readonly SideNode[]> {
  const { list, tenantId } = model;
  const found = await loadInterface(context, tenantId, list.treeInterfaceId || list.treePropsUrl || '');
  const keys = {
    id: list.treePropsValue || 'id',
    label: list.treePropsLabel || 'fullName',
    children: list.treePropsChildren || 'children',
  };
  const nodes: SideNode[] = [];
  const visit = (rows: readonly Readonly<Record<string, unknown>>[], parentId: string | null, depth: number) => {
    for (const row of rows) {
      const id = plainText(row[keys.id]);
      if (id === undefined || depth > depthMost) continue;
      nodes.push({
        id,
        label: labelOf(row, keys.label, actor.language) ?? id,
        parentId: parentId ?? plainText(row.parentId) ?? null,
      });
      const below = row[keys.children];
      if (Array.isArray(below)) visit(below.filter(isRow), id, depth + 1);
    }
  };
  visit(rowsFor(found, list.treeTemplateJson ?? [], actor, context.now()), null, 1);
  return nodes;
}

function labelOf(row: Readonly<Record<string, unknown>>, key: string, language: Language | undefined) {
  const label = plainText(row[key]);
  if (label === undefined || key !== 'fullName') return label;
  return nameIn({ fullName: label, names: readNames(row.names) }, language);
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Nodes by the one above them. One whose parent is not there, or is itself, is topmost; one that stands in a circle is
 * reached from nowhere, so the first of the circle is made topmost.
 */
function arrange(nodes: readonly SideNode[]): Map<string | null, SideNode[]> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const below = new Map<string | null, SideNode[]>();
  const known = new Set<string>();
  for (const node of nodes) {
    // Two nodes of one value narrow alike: the first stands for both.
    if (known.has(node.id)) continue;
    known.add(node.id);
    const parentId = node.parentId !== null && byId.has(node.parentId) && !isCut(node, byId) ? node.parentId : null;
    const siblings = below.get(parentId) ?? [];
    siblings.push({ ...node, parentId });
    below.set(parentId, siblings);
  }
  return below;
}

/** Whether the way up from a node leads back to it, and it is the least of that circle. */
function isCut(node: SideNode, byId: ReadonlyMap<string, SideNode>): boolean {
  const way = new Set<string>();
  let least = node.id;
  let up: SideNode | undefined = node;
  while (up && !way.has(up.id)) {
    way.add(up.id);
    if (up.id < least) least = up.id;
    up = up.parentId === null ? undefined : byId.get(up.parentId);
  }
  return up?.id === node.id && least === node.id;
}

/** Ids of the nodes that a word is in, and of all above them. */
function matching(below: ReadonlyMap<string | null, readonly SideNode[]>, word: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (parentId: string | null, depth: number): boolean => {
    let isAny = false;
    for (const node of below.get(parentId) ?? []) {
      const isBelow = depth < depthMost && visit(node.id, depth + 1);
      if (!isBelow && !node.label.toLowerCase().includes(word)) continue;
      found.add(node.id);
      isAny = true;
    }
    return isAny;
  };
  visit(null, 1);
  return found;
}
