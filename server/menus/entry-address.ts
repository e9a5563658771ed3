import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import { isScreenType, modelTypes } from '../../engine/schema/documents/model-types.ts';
import { screenIdOf } from '../../engine/schema/documents/screen-ids.ts';
import { localName } from '../kernel/local-name.ts';
import { refusedAt } from '../kernel/refused.ts';
import type { Content, Writing } from '../kernel/resource-hooks.ts';
import { tables } from '../kernel/tables.ts';
import { modelTables } from '../visualdev/model-tables.ts';
import { shippedScreens } from '../visualdev/shipped-screens.ts';

/** Where an entry leads to: each kind has what belongs to it, and nothing else. */
export interface Leads {
  readonly urlAddress: string;
  readonly linkTarget: string;
  readonly modelId: string;
}
const nowhere: Leads = { urlAddress: '', linkTarget: '_self', modelId: '' };

const targetOf = ({ linkTarget }: Content): string => (linkTarget === '_blank' ? '_blank' : '_self');
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * What is kept of where an entry is to lead.
 * @param isOther whether it leads elsewhere than before; what is there already is kept as it is
 * @throws Refused at the field that is wrong for the kind
 */
export async function leadsOf(content: Content, isOther: boolean, writing: Writing): Promise<Leads> {
  switch (Number(content.type)) {
    case menuTypes.directory:
    case menuTypes.category:
      return nowhere;
    case menuTypes.page:
      return { ...nowhere, urlAddress: await pageAddress(textOf(content.urlAddress), isOther, writing) };
    case menuTypes.model:
      return modelPlace(textOf(content.modelId), isOther, writing);
    case menuTypes.dataView:
      if (!textOf(content.modelId)) throw refusedAt('/modelId', 'menu.view', {}, 'findings');
      return { ...nowhere, modelId: textOf(content.modelId), linkTarget: targetOf(content) };
    case menuTypes.link:
      return {
        ...nowhere,
        urlAddress: linkAddress(textOf(content.urlAddress)),
        linkTarget: targetOf(content),
      };
    default:
      if (isOther) throw refusedAt('/type', 'menu.noPageYet', {}, 'findings');
      return { ...nowhere, urlAddress: textOf(content.urlAddress), modelId: textOf(content.modelId) };
  }
}

const pagePattern = /^[A-Za-z0-9][\w-]*(?:\/[\w-]+)*(?:\?[\w\-=&%.]*)?$/;

async function pageAddress(sent: string, isOther: boolean, writing: Writing): Promise<string> {
  const address = sent.replace(/^\/+/, '');
  if (!isOther) return address;
  if (!pagePattern.test(address)) throw refusedAt('/urlAddress', 'menu.address', {}, 'findings');
  const { trx, actor, id } = writing;
  const isThere = shippedScreens.has(screenIdOf(address)) || (await isOnline(screenIdOf(address), writing));
  if (!isThere) throw refusedAt('/urlAddress', 'menu.noScreen', { address }, 'findings');
  const twin = await tables(trx)
    .selectFrom('base_menu')
    .select(localName('base_menu', actor.language).as('name'))
    .where('tenant_id', '=', actor.tenantId)
    .where('type', '=', menuTypes.page)
    .where('url_address', '=', address)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (twin) throw refusedAt('/urlAddress', 'menu.addressTaken', { address, name: twin.name }, 'conflict');
  return address;
}

/** Whether a page that was drawn is published under an id. */
async function isOnline(screenId: string, { trx, actor }: Writing): Promise<boolean> {
  const page = await modelTables(trx)
    .selectFrom('base_visualdev')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('type', '=', modelTypes.screen)
    .where('en_code', '=', screenId)
    .where('release_version', 'is not', null)
    .executeTakeFirst();
  return page !== undefined;
}

async function modelPlace(modelId: string, isOther: boolean, { trx, actor }: Writing): Promise<Leads> {
  if (isOther) {
    const model = await modelTables(trx)
      .selectFrom('base_visualdev')
      .select(['type', 'release_version'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', modelId)
      .executeTakeFirst();
    if (!model || model.release_version === null || isScreenType(model.type))
      throw refusedAt('/modelId', 'menu.model', {}, 'findings');
  }
  return { ...nowhere, modelId, urlAddress: `model/${modelId}` };
}

/** Places in a link, which are filled when it is followed. */
const places = /\$\{\w+\}/g;

/** http and https alone: what runs as a script in the page has no place in a menu. */
function linkAddress(address: string): string {
  const filled = address.replace(/^\$\{dataV\}/, 'https://host.example').replaceAll(places, '');
  const isLink = URL.canParse(filled) && /^https?:$/.test(new URL(filled).protocol);
  if (!isLink) throw refusedAt('/urlAddress', 'menu.link', {}, 'findings');
  return address;
}
