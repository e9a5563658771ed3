import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { grantsOf } from '../permission/grants.ts';
import { issueTicket } from './tickets.ts';

/** `${dataV}` stands for the host of views, any name that ends in `Token` for the ticket. Source: dialect facts 1. */
const hostPlace = `\${dataV}`;
const ticketPlace = /\$\{\w*token\}/gi;

/**
 * The address that a menu entry of type 6 or 7 leads to, with a ticket for its host where it asks for one.
 * @throws Refused `notFound` for an entry that is not there or not the actor's; `badInput` when it leads nowhere
 */
export async function menuLink(context: AppContext, actor: Actor, menuId: string): Promise<string> {
  const [entry, { menuIds }] = await Promise.all([
    readEntry(context, actor.tenantId, menuId),
    grantsOf(context, actor),
  ]);
  const template = entry && menuIds.has(menuId) ? templateOf(entry) : undefined;
  if (template === undefined) throw new Refused('notFound', 'link.none');
  const { dataViewUrl } = context.settings;
  if (template.includes(hostPlace) && dataViewUrl === undefined) throw new Refused('badInput', 'link.noHost');
  const plain = template.replaceAll(hostPlace, dataViewUrl ?? '');
  const address = plain.replaceAll(ticketPlace, '');
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) throw new Refused('badInput', 'link.bad');
  if (address === plain) return address;
  const ticket = await issueTicket(context, actor, 'link', new URL(address).origin);
  return plain.replaceAll(ticketPlace, ticket);
}

/** Type 6: view of the host by its id. Type 7: the address as it was written. */
function templateOf({ type, url_address, property_json }: Entry): string | undefined {
  if (type === menuTypes.link) return url_address;
  if (type !== menuTypes.dataView) return undefined;
  return `${hostPlace}/view/${encodeURIComponent(moduleIdOf(property_json))}?token=\${token}`;
}

function moduleIdOf(text: string): string {
  try {
    const property: unknown = JSON.parse(text);
    return typeof property === 'object' && property !== null && 'moduleId' in property ? String(property.moduleId) : '';
  } catch {
    return '';
  }
}

interface Entry {
  readonly type: number;
  readonly url_address: string;
  readonly property_json: string;
}

function readEntry({ database }: AppContext, tenantId: string, id: string): Promise<Entry | undefined> {
  return tables(database.kysely)
    .selectFrom('base_menu')
    .select(['type', 'url_address', 'property_json'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('enabled_mark', '=', 1)
    .executeTakeFirst();
}
