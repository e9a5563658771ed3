import type { MapSettings } from '../../engine/schema/calls/index.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { json } from '../database/index.ts';
import { Refused } from '../refused.ts';
import { tables } from '../tables.ts';
import { tenantOfRoom } from './open-room.ts';
import { regionData } from './regions.ts';

const name = 'map';

/** What a tenant that has set nothing has: what is stored here, nothing from outside. */
const defaults: MapSettings = {
  localData: true,
  mapRegion: '',
  config: { tileUrl: '', tileKey: '', attribution: '' },
  rotate: 0,
};

export async function mapSettings({ database }: AppContext, tenantId: string): Promise<MapSettings> {
  const row = await tables(database.kysely)
    .selectFrom('base_config')
    .select('value')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .executeTakeFirst();
  // Written below alone, with its whole shape.
  return { ...defaults, ...(row?.value as Partial<MapSettings> | undefined) };
}

/** @throws Refused badInput for an address that is none, or a region that is not there */
export async function saveMapSettings(context: AppContext, actor: Actor, settings: MapSettings): Promise<null> {
  const { tileUrl } = settings.config;
  if (tileUrl !== '' && tileOrigin(tileUrl) === undefined) throw new Refused('badInput', 'map.tileAddress');
  if (settings.mapRegion !== '') {
    const [region] = await regionData(context, actor, { ids: [settings.mapRegion] });
    if (!region) throw new Refused('badInput', 'map.regionUnknown');
  }
  await context.database.transaction(async (trx) => {
    await tables(trx)
      .insertInto('base_config')
      .values({ tenant_id: actor.tenantId, name, value: json(settings) })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet({ value: json(settings) }))
      .execute();
  });
  await context.audit({ actor, action: 'map.settings', outcome: 'done' });
  return null;
}

/**
 * From where a map's frame may load tiles: one https origin, or none.
 * @param query of the frame's address, as it came; its `gid` says whose map it is
 */
export async function tileOriginFor(context: AppContext, query: unknown): Promise<string | undefined> {
  const gid = typeof query === 'object' && query !== null && 'gid' in query ? query.gid : undefined;
  const tenantId = await tenantOfRoom(context, gid);
  if (tenantId === undefined) return undefined;
  const { localData, config } = await mapSettings(context, tenantId);
  return localData ? undefined : tileOrigin(config.tileUrl);
}

/** @returns undefined for what is no address of tiles; an origin has none of the characters that mean something in a policy */
function tileOrigin(address: string): string | undefined {
  const hasPlaces = ['{z}', '{x}', '{y}'].every((place) => address.includes(place));
  const plain = address.replaceAll(/\{(?:z|x|y|key)\}/g, '0');
  if (!hasPlaces || !address.startsWith('https://') || !URL.canParse(plain)) return undefined;
  const { origin, username, password } = new URL(plain);
  // The host itself must be written out: what a place stands for is known only later.
  const isFixed = address.startsWith(origin) && username === '' && password === '';
  return isFixed && /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin) ? origin : undefined;
}
