import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type DatabaseSchema, json } from '../database/index.ts';
import map from './demo-map.json' with { type: 'json' };

/** Tenants that began with the demo. */
const demoTenants: RawBuilder<unknown> = sql`(
  select tenant_id from base_config where name = 'seeded' and value ->> 'demo' = 'true') tenants`;

/** Tunnels and regions of the demo are called so in the other two languages, where nobody has named them otherwise. */
export async function nameDemoMap(trx: Transaction<DatabaseSchema>): Promise<void> {
  for (const [table, rows] of [
    ['base_axis', map.axes],
    ['base_map_region', map.regions],
  ] as const)
    await sql`
      update ${sql.table(table)} as kept set names = demo.names
      from jsonb_to_recordset(${json(rows)}) as demo(id text, "fullName" text, names jsonb)
      where kept.id = demo.id and kept.full_name = demo."fullName" and kept.names is null`.execute(trx);
}

/** The tunnels of the demo on the map, for tenants that have the demo and none of them yet. */
export async function addDemoMap(trx: Transaction<DatabaseSchema>): Promise<void> {
  await sql`
    insert into base_axis (tenant_id, id, full_name, en_code, sort_code, coordinates, points, creator_time)
    select tenants.tenant_id, axis.id, axis."fullName", axis."enCode", axis."sortCode", axis.coordinates, axis.points, now()
    from ${demoTenants} cross join jsonb_to_recordset(${json(map.axes)}) as axis(
      id text, "fullName" text, "enCode" text, "sortCode" integer, coordinates jsonb, points jsonb)
    on conflict do nothing`.execute(trx);
  await sql`
    insert into base_map_region (tenant_id, id, full_name, en_code, sort_code, outline, creator_time)
    select tenants.tenant_id, region.id, region."fullName", region."enCode", region."sortCode", region.outline, now()
    from ${demoTenants} cross join jsonb_to_recordset(${json(map.regions)}) as region(
      id text, "fullName" text, "enCode" text, "sortCode" integer, outline jsonb)
    on conflict do nothing`.execute(trx);
}
