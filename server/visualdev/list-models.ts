import type { ModelRow } from '../../engine/schema/calls/index.ts';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { categoryNames } from '../kernel/category-names.ts';
import { localName } from '../kernel/local-name.ts';
import { emptyLast, pageOf, type SortedPageQuery, sortColumnOf } from '../kernel/paged-list.ts';
import { containing } from '../kernel/search-word.ts';
import { userNames } from '../permission/directory.ts';
import { modelCategories } from './categories.ts';
import { filedUnder, noCategory } from './model-store.ts';
import { modelTables } from './model-tables.ts';

export interface ModelQuery extends SortedPageQuery {
  readonly state?: number | undefined;
  readonly category?: string | undefined;
  readonly type?: number | undefined;
}

/** What the list may be sorted by. */
const sortColumns = {
  fullName: 'full_name',
  enCode: 'en_code',
  state: 'state',
  creatorTime: 'creator_time',
  lastModifyTime: 'modify_time',
} as const;

/** GET Base: models of the tenant, or its screens where that type is asked for, newest first unless asked otherwise. */
export async function listModels(context: AppContext, actor: Actor, query: ModelQuery) {
  const column = sortColumnOf(sortColumns, query.sidx || 'creatorTime');
  const pattern = containing(query.keyword);
  let found = modelTables(context.database.kysely).selectFrom('base_visualdev').where('tenant_id', '=', actor.tenantId);
  if (pattern !== undefined)
    found = found.where((is) =>
      is.or([is(localName('base_visualdev', actor.language), 'ilike', pattern), is('en_code', 'ilike', pattern)]),
    );
  if (query.state !== undefined) found = found.where('state', '=', query.state);
  found =
    query.type === undefined ? found.where('type', '<>', modelTypes.screen) : found.where('type', '=', query.type);
  if (query.category) found = found.where('category', '=', filedUnder(query.category));

  const { sort = 'desc', currentPage, pageSize = limits.pageSize } = query;
  const { rows, pagination } = await pageOf(
    { currentPage, pageSize: Math.min(pageSize, limits.pageSizeMost) },
    found
      .select(['id', localName('base_visualdev', actor.language).as('full_name'), 'en_code', 'state', 'type'])
      .select(['web_type', 'category', 'description', 'creator_id'])
      .select(['creator_time', 'modifier_id', 'modify_time', 'release_version', 'revision'])
      .orderBy(column, emptyLast(sort))
      .orderBy('id', sort),
    found.select((of) => of.fn.countAll().as('total')),
  );
  const ids = [...new Set(rows.flatMap((row) => [row.creator_id, row.modifier_id ?? '']))].filter((id) => id !== '');
  const [names, categoryName] = await Promise.all([
    userNames(context, actor.tenantId, ids, actor.language),
    categoryNames(context, actor, 'model'),
  ]);
  const list = rows.map(
    (row): ModelRow => ({
      id: row.id,
      fullName: row.full_name,
      enCode: row.en_code,
      state: row.state,
      type: row.type,
      webType: row.web_type,
      category: row.category,
      categoryName: categoryName(row.category),
      description: row.description,
      creatorTime: row.creator_time,
      creatorUser: names.get(row.creator_id) ?? '',
      lastModifyTime: row.modify_time,
      lastModifyUser: names.get(row.modifier_id ?? '') ?? '',
      isRelease: row.release_version === null ? 0 : 1,
      releaseVersion: row.release_version,
      revision: row.revision,
    }),
  );
  return { list, pagination };
}

/** GET Base/Selector: models under their categories, empty ones too. Source: dialect facts 2. */
export async function selectModels(context: AppContext, actor: Actor, language: Language) {
  const [{ list: categories }, rows] = await Promise.all([
    modelCategories(context, actor, language),
    modelTables(context.database.kysely)
      .selectFrom('base_visualdev')
      .select(['id', localName('base_visualdev', language).as('full_name'), 'en_code', 'category'])
      .where('tenant_id', '=', actor.tenantId)
      .where('type', '<>', modelTypes.screen)
      .orderBy('full_name')
      .execute(),
  ]);
  return {
    list: categories.map(({ id, fullName }, sortCode) => {
      const parentId = `category-${id}`;
      const children = rows
        .filter(({ category }) => (category || noCategory) === id)
        .map((row) => ({ id: row.id, fullName: row.full_name, enCode: row.en_code, parentId, hasChildren: false }));
      return { id: parentId, fullName, parentId: '-1', sortCode, hasChildren: children.length > 0, children };
    }),
  };
}
