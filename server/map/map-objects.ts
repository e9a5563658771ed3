import { sql } from 'kysely';
import type { MapObject, MapObjectKind, Place } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { areaOf, lengthOf, measureText } from '../../engine/schema/map/measure.ts';
import { cornersAround, middleOf } from '../../engine/schema/map/middle.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { containing } from '../kernel/search-word.ts';
import { say } from '../kernel/words.ts';
import { calledLike, shownName } from './named-place.ts';

export interface MapObjectQuery {
  readonly currentPage?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly keyword?: string | undefined;
  readonly kind?: MapObjectKind | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}

interface Found {
  readonly kind: MapObjectKind;
  readonly id: string;
  readonly full_name: string;
  readonly names: unknown;
  readonly en_code: string;
  /** Of a stake the axis it stands on. */
  readonly axis_name: string;
  readonly axis_names: unknown;
  readonly nth: number;
  readonly places: readonly Place[];
}

/** GET map/Object: axes with the stakes that stand on them, then regions, each kind in the order of the codes. */
export async function listMapObjects(context: AppContext, actor: Actor, query: MapObjectQuery, language: Language) {
  const { currentPage = 1, pageSize = limits.pageSize } = query;
  const found = objectsOf(actor.tenantId, query);
  const { kysely } = context.database;
  const [{ rows }, counted] = await Promise.all([
    sql<Found>`${found} order by sort, en_code, id, nth limit ${pageSize} offset ${(currentPage - 1) * pageSize}`.execute(
      kysely,
    ),
    sql<{ readonly total: string | number }>`select count(*) as total from (${found}) counted`.execute(kysely),
  ]);
  const pagination = { currentPage, pageSize, total: Number(counted.rows[0]?.total ?? 0) };
  return { list: rows.map((row) => objectOf(row, language)), pagination };
}

function objectsOf(tenantId: string, { keyword, kind, id, name }: MapObjectQuery) {
  const word = containing(keyword);
  return sql`
    select * from (
      select 0 as sort, 'axis' as kind, id, full_name, names, en_code, '' as axis_name, null::jsonb as axis_names,
        0 as nth, coordinates as places
      from base_axis where tenant_id = ${tenantId}
      union all
      select 0, 'point', axis.id, point.value ->> 'name', null, axis.en_code, axis.full_name, axis.names,
        point.nth::integer, jsonb_build_array(point.value)
      from base_axis axis cross join jsonb_array_elements(axis.points) with ordinality as point(value, nth)
      where axis.tenant_id = ${tenantId}
      union all
      select 1, 'region', id, full_name, names, en_code, '', null, 0, outline
      from base_map_region where tenant_id = ${tenantId}
    ) objects
    where ${word === undefined ? sql`true` : calledLike(word)}
      and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
      and ${id === undefined ? sql`true` : sql`id = ${id}`}
      and ${name === undefined ? sql`true` : sql`${name} in (full_name, names ->> 'en', names ->> 'zhtw')`}`;
}

function objectOf({ kind, id, en_code, nth, places, ...row }: Found, language: Language): MapObject {
  const { lng, lat } = middleOf(kind === 'region', places);
  const size = kind === 'region' ? areaOf(places) : lengthOf(places);
  return {
    key: `${kind}-${id}-${nth}`,
    kind,
    kindText: say({ code: `mapObject.${kind}`, args: {} }, language),
    id,
    name: shownName(row, language),
    enCode: en_code,
    axisName: shownName({ full_name: row.axis_name, names: row.axis_names }, language),
    sizeText: kind === 'point' ? '' : measureText(kind === 'region', size),
    placeCount: places.length,
    lng,
    lat,
    bounds: cornersAround(places),
    placeText: `${lng.toFixed(6)}, ${lat.toFixed(6)}`,
  };
}
