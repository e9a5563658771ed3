import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import type { Grantable } from '../../engine/schema/grants/grantable.ts';
import { readySchemeId, readySchemes } from '../../engine/schema/grants/row-scheme.ts';
import { publishedModel } from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { Grants } from '../permission/grants.ts';
import type { MenuRow } from '../permission/menu-rows.ts';
import { storedSchemes } from './stored-schemes.ts';

/** Which rows of an entry can be granted, where its list asks for data rights. */
export async function schemesOf(
  context: AppContext,
  { tenantId }: Actor,
  menu: MenuRow,
): Promise<{ readonly moduleId: string; readonly codes: readonly Grantable[] }[]> {
  if (menu.type !== menuTypes.model || menu.model_id === null) return [];
  const model = await publishedModel(context, tenantId, menu.model_id);
  if (model?.list.useDataPermission !== true) return [];
  const made = await storedSchemes(context.database.kysely, tenantId, menu.id);
  const codes = [
    ...readySchemes.map((code) => ({ code: readySchemeId(code), label: null, within: null })),
    ...made.map(({ id, fullName }) => ({ code: id, label: fullName, within: null })),
  ];
  return [{ moduleId: menu.id, codes }];
}

/** Whether somebody sees at least the rows of a scheme himself. */
export function holdsRows(grants: Grants, { id, model_id }: Pick<MenuRow, 'id' | 'model_id'>, code: string): boolean {
  const held = grants.schemes.get(model_id ?? '')?.get(id);
  if (!held) return false;
  if (held.length === 0) return code === readySchemeId('own');
  return held.some((one) =>
    typeof one === 'string' ? one === 'all' || readySchemeId(one) === code : one.allData || one.id === code,
  );
}
