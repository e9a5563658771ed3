import { type RawBuilder, sql } from 'kysely';
import type { CallData, CallQuery, calls } from '../../engine/schema/calls/index.ts';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName, namesIn } from '../kernel/local-name.ts';
import { containing } from '../kernel/search-word.ts';
import { entryInsideOf } from '../kernel/tenant-bound.ts';
import { isOfProgram } from './program-pages.ts';

type Entry = CallData<typeof calls.menuOfSystem>['list'][number];
type Asked = CallQuery<typeof calls.menuOfSystem>;
type Row = Pick<
  Entry,
  | 'id'
  | 'parentId'
  | 'fullName'
  | 'enCode'
  | 'icon'
  | 'type'
  | 'urlAddress'
  | 'sortCode'
  | 'visibleMark'
  | 'enabledMark'
  | 'systemId'
> & { readonly isMeant: boolean };

const rootId = '0';
const isDirectory = ({ type }: Pick<Row, 'type'>) =>
  [menuTypes.directory, menuTypes.category].some((kind) => String(kind) === type);

/**
 * GET Menu/ModuleBySystem/{systemId}: the menu of an application as a tree, of all of them for `0`. What is looked for stands
 * with the directories above it, and each entry says where it can be moved to.
 */
export async function menuOfSystem(
  context: AppContext,
  actor: Actor,
  systemId: string,
  asked: Asked,
): Promise<Entry[]> {
  const rows = await readRows(context, actor, systemId, asked);
  const ids = new Set(rows.map(({ id }) => id));
  const below = new Map<string, Row[]>();
  for (const row of rows) {
    // Below nothing that is there: at the top, where it can be put in order.
    const parentId = ids.has(row.parentId) ? row.parentId : rootId;
    const siblings = below.get(parentId);
    if (siblings) siblings.push(row);
    else below.set(parentId, [row]);
  }
  const branch = (parentId: string, above: Standing): Entry[] =>
    (below.get(parentId) ?? []).flatMap((row, place, siblings) => {
      const children = branch(row.id, { aboveId: parentId, aboveNextId: siblings[place + 1]?.id ?? '' });
      if (!row.isMeant && children.length === 0) return [];
      return [entryOf(row, { place, siblings, above, children })];
    });
  return branch(rootId, { aboveId: rootId, aboveNextId: '' });
}

/** Where an entry goes that leaves its directory. */
type Standing = Pick<Entry, 'aboveId' | 'aboveNextId'>;

function entryOf(
  { isMeant: _, ...row }: Row,
  {
    place,
    siblings,
    above,
    children,
  }: {
    readonly place: number;
    readonly siblings: readonly Row[];
    readonly above: Standing;
    readonly children: Entry[];
  },
): Entry {
  const [previous, next] = [siblings[place - 1], siblings[place + 1]];
  return {
    ...row,
    ...above,
    isFixed: isOfProgram(row.enCode) && row.type === String(menuTypes.page),
    isFirst: previous === undefined,
    isLast: next === undefined,
    previousId: previous?.id ?? '',
    nextId: next?.id ?? '',
    mayGoIn: previous !== undefined && isDirectory(previous),
    mayGoOut: row.parentId !== rootId,
    ...(children.length > 0 && { children }),
  };
}

async function readRows(
  { database }: AppContext,
  { tenantId, language }: Actor,
  systemId: string,
  { category, keyword, type, enabledMark }: Asked,
): Promise<readonly Row[]> {
  const word = containing(keyword);
  const spoken = [...namesIn('entry'), sql<string>`entry.en_code`, sql<string>`entry.url_address`];
  const meant: RawBuilder<boolean>[] = [
    ...(word === undefined
      ? []
      : [
          sql<boolean>`(${sql.join(
            spoken.map((text) => sql`${text} ilike ${word}`),
            sql` or `,
          )})`,
        ]),
    ...(type === undefined ? [] : [sql<boolean>`entry.type::text = ${type}`]),
    ...(enabledMark === undefined ? [] : [sql<boolean>`entry.enabled_mark = ${enabledMark}`]),
  ];
  const { rows } = await sql<Row>`
    select entry.id, entry.parent_id as "parentId", ${localName('entry', language)} as "fullName",
      entry.en_code as "enCode", entry.icon, entry.type::text as type, entry.url_address as "urlAddress",
      entry.sort_code as "sortCode", entry.visible_mark as "visibleMark", entry.enabled_mark as "enabledMark",
      entry.system_id as "systemId", ${meant.length === 0 ? sql`true` : sql.join(meant, sql` and `)} as "isMeant"
    from base_menu entry
    left join base_system application on application.tenant_id = entry.tenant_id and application.id = entry.system_id
    where entry.tenant_id = ${tenantId} and ${entryInsideOf(tenantId, 'entry')}
      ${systemId === rootId ? sql`` : sql`and entry.system_id = ${systemId}`}
      ${category === undefined ? sql`` : sql`and entry.category = ${category}`}
    order by application.sort_code, entry.system_id, entry.sort_code, entry.creator_time desc, entry.id`.execute(
    database.kysely,
  );
  return rows;
}
