import { sql, type Transaction } from 'kysely';
import type { KeptMapSettings, MapSettings, MapSettingsContent } from '../../engine/schema/calls/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { keepSettings, readKeptSettings } from '../kernel/kept-settings.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { mapTables } from './map-tables.ts';
import { tenantOfRoom } from './open-room.ts';

const name = 'map';

/** What a tenant that has set nothing has: what is stored here, nothing from outside. */
const defaults: KeptMapSettings = {
  localData: true,
  mapRegion: '',
  config: { tileUrl: '', tileKey: '', attribution: '' },
  rotate: 0,
  revision: 0,
};

export async function mapSettings({ database }: AppContext, tenantId: string): Promise<KeptMapSettings> {
  const kept = await readKeptSettings(database.kysely, tenantId, name);
  // Written below alone, with its whole shape; what the versions before wrote has no revision.
  return { ...defaults, ...(kept as Partial<KeptMapSettings> | undefined) };
}

/**
 * @throws Refused badInput for an address that is none, tiles from nowhere, or a region that is not there, conflict when
 * somebody else has saved other settings than those that were edited
 */
export async function saveMapSettings(context: AppContext, actor: Actor, { revision, ...content }: MapSettingsContent) {
  const settings = settingsIn(content);
  const { tileUrl } = settings.config;
  if (tileUrl === '' && !settings.localData) throw refusedAt('/config/tileUrl', 'map.noTiles');
  if (tileUrl !== '' && tileOrigin(tileUrl) === undefined) throw refusedAt('/config/tileUrl', 'map.tileAddress');
  const kept = await context.database.transaction(async (trx) => {
    if (settings.mapRegion !== '' && !(await keepRegion(trx, actor.tenantId, settings.mapRegion)))
      throw refusedAt('/mapRegion', 'map.regionUnknown');
    const next = await keepSettings(trx, actor.tenantId, name, settings, revision ?? null);
    if (next === null) throw new Refused('conflict', 'map.stale');
    return next;
  });
  await context.audit({ actor, action: 'map.settings', outcome: 'done' });
  return { revision: kept };
}

function settingsIn({ localData, mapRegion, config, rotate }: Omit<MapSettingsContent, 'revision'>): MapSettings {
  const { tileUrl, tileKey, attribution } = config ?? {};
  return {
    localData,
    mapRegion: mapRegion ?? '',
    config: {
      tileUrl: (tileUrl ?? '').trim(),
      tileKey: (tileKey ?? '').trim(),
      attribution: (attribution ?? '').trim(),
    },
    rotate: rotate ?? 0,
  };
}

/** Whether it is there; nobody deletes it until the settings that name it are written. */
async function keepRegion(trx: Transaction<DatabaseSchema>, tenantId: string, id: string): Promise<boolean> {
  const row = await mapTables(trx)
    .selectFrom('base_map_region')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** A region that is deleted is not where maps begin any more. */
export async function forgetFirstRegion(trx: Transaction<DatabaseSchema>, tenantId: string, id: string): Promise<void> {
  await sql`
    update base_config set value = jsonb_set(value, '{mapRegion}', '""')
    where tenant_id = ${tenantId} and name = ${name} and value ->> 'mapRegion' = ${id}`.execute(trx);
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
