import { type Names, readNames } from '../../engine/schema/text/local-text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { boundOf, isInside, type TenantBound } from '../kernel/tenant-bound.ts';
import { builtInDictionaries } from './built-in-dictionaries.ts';

export interface DictionaryEntry {
  readonly id: string;
  readonly parentId: string;
  readonly fullName: string;
  /** In the other two languages. */
  readonly names?: Names;
  readonly enCode: string;
  /** How it is marked where it is shown. */
  readonly status?: string;
  /** Switched off: what holds it shows its name, and nobody chooses it. */
  readonly disabled?: true;
  readonly children?: DictionaryEntry[];
}

export interface DictionaryType {
  readonly id: string;
  readonly parentId: string;
  readonly fullName: string;
  readonly enCode: string;
  readonly isTree: number;
}

export interface DictionaryTypeNode extends DictionaryType {
  readonly hasChildren: boolean;
  readonly children: DictionaryTypeNode[];
}

/** Whose dictionaries are read, and in which language their names are; entries have theirs in all. */
type Reader = Pick<Actor, 'tenantId' | 'language'>;

const depthMost = 64;

/** Dictionaries that the tenant may have; what the program itself goes by it always has. */
export async function dictionaryTypes(context: AppContext, reader: Reader): Promise<DictionaryType[]> {
  const [types, bound] = await Promise.all([allTypes(context, reader), boundOf(context, reader.tenantId)]);
  return bound ? types.filter((type) => isDictionaryInside(bound, type)) : types;
}

const isDictionaryInside = (bound: TenantBound | undefined, { id, enCode }: Pick<DictionaryType, 'id' | 'enCode'>) =>
  isInside(bound?.items, 'dictionary', id) || builtInDictionaries.has(enCode);

/** Every dictionary that is switched on, also what the tenant may not have. */
export async function allTypes({ database }: AppContext, { tenantId, language }: Reader): Promise<DictionaryType[]> {
  const rows = await tables(database.kysely)
    .selectFrom('base_dictionary_type')
    .select(['id', 'parent_id', localName('base_dictionary_type', language).as('full_name'), 'en_code', 'is_tree'])
    .where('tenant_id', '=', tenantId)
    .where('enabled_mark', '=', 1)
    .orderBy('sort_code')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    fullName: row.full_name,
    enCode: row.en_code,
    isTree: row.is_tree,
  }));
}

/** @param without a type that is left out with all below it (a parent is being chosen for it); `0`: none */
export async function dictionaryTypeTree(
  context: AppContext,
  reader: Reader,
  without: string,
): Promise<DictionaryTypeNode[]> {
  const types = (await dictionaryTypes(context, reader)).filter(({ id }) => id !== without);
  const bound = await boundOf(context, reader.tenantId);
  const ids = new Set(types.map(({ id }) => id));
  // What stands below something that is not there stands at the top.
  const placeOf = ({ parentId }: DictionaryType) =>
    bound && parentId !== without && !ids.has(parentId) ? '0' : parentId;
  const branch = (parentId: string, depth: number): DictionaryTypeNode[] =>
    depth > depthMost
      ? []
      : types
          .filter((type) => placeOf(type) === parentId)
          .map((type) => {
            const children = branch(type.id, depth + 1);
            return { ...type, hasChildren: children.length > 0, children };
          });
  return branch('0', 1);
}

/** Every dictionary with its entries; those of a tree stand under each other. */
export async function allDictionaries(context: AppContext, reader: Reader) {
  const [types, entries] = await Promise.all([dictionaryTypes(context, reader), readEntries(context, reader.tenantId)]);
  const byType = new Map<string, EntryRow[]>();
  for (const entry of entries) byType.set(entry.type_id, [...(byType.get(entry.type_id) ?? []), entry]);
  return types.map(({ id, enCode, fullName, isTree }) => ({
    id,
    enCode,
    fullName,
    isTree,
    dictionaryList: arrange(byType.get(id) ?? [], isTree === 1),
  }));
}

/** GET DictionaryData/{id}/Data/Selector: what can be chosen. @throws Refused `notFound`, also for what the tenant may not have */
export async function dictionaryChoices(
  context: AppContext,
  reader: Reader,
  typeId: string,
): Promise<DictionaryEntry[]> {
  const isThere = (await dictionaryTypes(context, reader)).some(({ id, enCode }) => id === typeId || enCode === typeId);
  if (!isThere) throw new Refused('notFound', 'dictionary.notFound');
  return dictionaryEntries(context, reader.tenantId, typeId);
}

/**
 * @param typeId id or code of a dictionary; designs of the dialect write either
 * @throws Refused `notFound`
 */
export async function dictionaryEntries(
  context: AppContext,
  tenantId: string,
  typeId: string,
): Promise<DictionaryEntry[]> {
  const type = await tables(context.database.kysely)
    .selectFrom('base_dictionary_type')
    .select(['id', 'is_tree'])
    .where('tenant_id', '=', tenantId)
    .where('enabled_mark', '=', 1)
    .where((where) => where.or([where('id', '=', typeId), where('en_code', '=', typeId)]))
    .executeTakeFirst();
  if (!type) throw new Refused('notFound', 'dictionary.notFound');
  return arrange(await readEntries(context, tenantId, type.id), type.is_tree === 1);
}

type EntryRow = Awaited<ReturnType<typeof readEntries>>[number];

function readEntries({ database }: AppContext, tenantId: string, typeId?: string) {
  return tables(database.kysely)
    .selectFrom('base_dictionary_data')
    .select(['id', 'type_id', 'parent_id', 'full_name', 'names', 'en_code', 'status', 'enabled_mark'])
    .where('tenant_id', '=', tenantId)
    .$if(typeId !== undefined, (query) => query.where('type_id', '=', typeId ?? ''))
    .orderBy('sort_code')
    .orderBy('id')
    .execute();
}

function arrange(rows: readonly EntryRow[], isTree: boolean): DictionaryEntry[] {
  const entry = (row: EntryRow): DictionaryEntry => {
    const names = readNames(row.names);
    return {
      id: row.id,
      parentId: row.parent_id,
      fullName: row.full_name,
      ...(names ? { names } : {}),
      enCode: row.en_code,
      ...(row.status === 'none' ? {} : { status: row.status }),
      ...(row.enabled_mark === 1 ? {} : { disabled: true }),
    };
  };
  if (!isTree) return rows.map(entry);
  const below = new Map<string, EntryRow[]>();
  for (const row of rows) below.set(row.parent_id, [...(below.get(row.parent_id) ?? []), row]);
  const branch = (parentId: string, depth: number): DictionaryEntry[] =>
    depth > depthMost
      ? []
      : (below.get(parentId) ?? []).map((row) => {
          const children = branch(row.id, depth + 1);
          return children.length > 0 ? { ...entry(row), children } : entry(row);
        });
  return branch('0', 1);
}
