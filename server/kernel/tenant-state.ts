import { fixedStatement } from '../database/index.ts';
import type { Actor } from './actor.ts';
import type { AppContext } from './app-context.ts';
import { firstTenant } from './context.ts';
import { dayEnd } from './day-bounds.ts';

/** Whether somebody looks after the installation: the super administrators of the first tenant do. Source: administration T0 */
export const isOperator = ({ tenantId, isAdministrator }: Pick<Actor, 'tenantId' | 'isAdministrator'>): boolean =>
  tenantId === firstTenant && isAdministrator;

/** What of a tenant says whether its people get in; nothing of one that was never written down, which has no bound. */
export interface TenantState {
  readonly tenant_mark: number | null;
  readonly tenant_until: string | null;
}

/** Columns and table for statements about people: `join` asks for the tenant that a column names. */
export const tenantStateText = {
  columns: 'home.enabled_mark as tenant_mark, home.valid_to as tenant_until',
  join: (column: string) => `left join base_tenant home on home.tenant_id = '${firstTenant}' and home.id = ${column}`,
} as const;

/** Why people of a tenant do not get in. @returns undefined while they do */
export function closedBy(
  { tenant_mark, tenant_until }: TenantState,
  { now, settings }: Pick<AppContext, 'now' | 'settings'>,
): 'off' | 'expired' | undefined {
  if (tenant_mark === 0) return 'off';
  // The last day counts to its end.
  const isOver = tenant_until !== null && Date.parse(dayEnd(tenant_until, settings.timeZone)) <= now().getTime();
  return isOver ? 'expired' : undefined;
}

const stateText = `
  select ${tenantStateText.columns} from (select $1::text as id) asked ${tenantStateText.join('asked.id')}`;

/** The same of one tenant, as it is now. */
export async function closureOf(context: AppContext, tenantId: string): Promise<'off' | 'expired' | undefined> {
  const { rows } = await context.database.kysely.executeQuery(fixedStatement<TenantState>(stateText, [tenantId]));
  return rows[0] && closedBy(rows[0], context);
}
