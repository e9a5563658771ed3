import type { ScreenRow } from '../../engine/schema/calls/index.ts';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import { limits } from '../../engine/schema/limits.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { userNames } from '../permission/directory.ts';
import { modelStates } from './model-store.ts';
import { modelTables } from './model-tables.ts';
import { shippedScreens } from './shipped-screens.ts';

export interface ScreenQuery {
  readonly currentPage?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly keyword?: string | undefined;
  readonly sort?: 'asc' | 'desc' | undefined;
  readonly sidx?: string | undefined;
  readonly kind?: 'shipped' | 'own' | undefined;
  readonly status?: ScreenRow['status'] | undefined;
}

const sorted: ReadonlySet<string> = new Set(['id', 'title', 'status', 'releaseVersion', 'lastModifyTime']);

const statusOf: Readonly<Record<number, ScreenRow['status']>> = {
  [modelStates.unpublished]: 'draft',
  [modelStates.published]: 'published',
  [modelStates.changed]: 'changed',
};

/** A shipped screen that nobody has opened. */
const untouched = {
  status: 'shipped',
  stored: false,
  modelId: null,
  state: modelStates.unpublished,
  releaseVersion: null,
  revision: null,
  lastModifyTime: null,
  lastModifyUser: '',
} as const;

/** GET Screen: every screen of the product, then those of the tenant; each once, stored or not. */
export async function listScreens(context: AppContext, actor: Actor, query: ScreenQuery, language: Language) {
  const word = query.keyword?.trim().toLowerCase() ?? '';
  const found = (await allScreens(context, actor, language)).filter(
    ({ id, title, shipped, status }) =>
      (word === '' || id.toLowerCase().includes(word) || title.toLowerCase().includes(word)) &&
      (query.kind === undefined || shipped === (query.kind === 'shipped')) &&
      (query.status === undefined || status === query.status),
  );
  sortRows(found, query);
  const pageSize = query.pageSize ?? limits.pageSize;
  const currentPage = query.currentPage ?? 1;
  const list = found.slice((currentPage - 1) * pageSize, currentPage * pageSize);
  return { list, pagination: { currentPage, pageSize, total: found.length } };
}

async function allScreens(context: AppContext, actor: Actor, language: Language): Promise<ScreenRow[]> {
  const rows = await modelTables(context.database.kysely)
    .selectFrom('base_visualdev')
    .select(['id', 'full_name', 'en_code', 'state', 'release_version', 'revision'])
    .select(['creator_id', 'creator_time', 'modifier_id', 'modify_time'])
    .where('tenant_id', '=', actor.tenantId)
    .where('type', '=', modelTypes.screen)
    .orderBy('creator_time', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const people = [...new Set(rows.map((row) => row.modifier_id ?? row.creator_id))];
  const names =
    people.length > 0 ? await userNames(context, actor.tenantId, people, actor.language) : new Map<string, string>();
  const stored = new Map(
    rows.map((row): [string, Omit<ScreenRow, 'shipped' | 'overrides'>] => [
      row.en_code,
      {
        id: row.en_code,
        title: row.full_name,
        modelId: row.id,
        status: statusOf[row.state] ?? 'draft',
        stored: true,
        state: row.state,
        releaseVersion: row.release_version,
        revision: row.revision,
        lastModifyTime: row.modify_time ?? row.creator_time,
        lastModifyUser: names.get(row.modifier_id ?? row.creator_id) ?? '',
      },
    ]),
  );
  const shipped = [...shippedScreens.values()].map(({ id, title }): ScreenRow => {
    const own = stored.get(id);
    stored.delete(id);
    // Stored names are Chinese; the product's own are there in each language.
    const name = own && language === 'zh' ? own.title : localText(title, language);
    return { ...(own ?? { ...untouched, id }), title: name, shipped: true, overrides: own?.releaseVersion != null };
  });
  return [...shipped, ...[...stored.values()].map((row) => ({ ...row, shipped: false, overrides: false }))];
}

/** @throws Refused badInput for a column that the list does not sort by */
function sortRows(rows: ScreenRow[], { sidx, sort = 'desc' }: ScreenQuery): void {
  if (!sidx) return;
  if (!sorted.has(sidx)) throw new Refused('badInput', 'list.sort');
  const key = sidx as 'id' | 'title' | 'status' | 'releaseVersion' | 'lastModifyTime'; // asked just before
  const sign = sort === 'asc' ? 1 : -1;
  rows.sort((a, b) => {
    const [one, other] = [a[key], b[key]];
    // What is not there comes last either way.
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * String(one).localeCompare(String(other), 'zh');
  });
}
