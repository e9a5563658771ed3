import { sql } from 'kysely';
import { gatherActs } from '../../../engine/schema/acts/gather-acts.ts';
import { calls } from '../../../engine/schema/calls/index.ts';
import type { Migration } from '../../database/index.ts';
import { descriptors } from '../../kernel/descriptors.ts';

/** As the program has them at this version; written down so that a later program migrates the same. */
const doors = ['login', 'login2', 'sso', '602', 'sessionFailed', 'otherAccount', 'lockScreen'];
const firstTenant = 'main';
const screenType = 9;

/**
 * What a version may do is stored with it. Versions that are online are judged by their kind as if they were published now;
 * what their publisher may not do is taken off whenever they are opened, as for any other. Versions that are not online
 * have none: they become drafts before they are published again. Of the screens through which people come in those go
 * offline that were published by anybody but who may from now on; their drafts and versions stay.
 */
export const documentActsMigration: Migration = {
  version: 20,
  name: 'what documents may do',
  async up(trx) {
    await sql`alter table base_visualdev_release add column acts jsonb`.execute(trx);
    await sql`
      insert into base_authorize (tenant_id, id, item_type, item_id, module_id, object_type, object_id, creator_time)
      select tenant_id, 'doors-' || id, 'installation', 'doors', '', 'user', id, now()
      from base_user
      where tenant_id = ${firstTenant} and account = 'admin' and is_administrator
      on conflict do nothing`.execute(trx);
    await sql`
      update base_visualdev model set release_version = null, state = 0
      from base_visualdev_release release
      where model.type = ${screenType} and model.en_code = any(${doors}::text[])
        and release.tenant_id = model.tenant_id and release.model_id = model.id
        and release.version = model.release_version
        and not exists (
          select 1 from base_authorize held
          where held.tenant_id = model.tenant_id and held.item_type = 'installation' and held.item_id = 'doors'
            and held.object_type = 'user' and held.object_id = release.creator_id)`.execute(trx);
    const online = await sql<{ tenant_id: string; model_id: string; version: number; type: number; en_code: string }>`
      select model.tenant_id, model.id as model_id, model.release_version as version, model.type, model.en_code
      from base_visualdev model where model.release_version is not null`.execute(trx);
    // One by one: each may be as large as a document can be.
    for (const { tenant_id, model_id, version, type, en_code } of online.rows) {
      const found = await sql<{ form_data: string; column_data: string }>`
        select form_data, column_data from base_visualdev_release
        where tenant_id = ${tenant_id} and model_id = ${model_id} and version = ${version}`.execute(trx);
      const [texts] = found.rows;
      if (!texts) continue;
      const form = parsed(texts.form_data);
      const documents =
        type === screenType
          ? ({ kind: doors.includes(en_code) ? 'door' : 'page', screen: form } as const)
          : ({ kind: 'list', form, list: parsed(texts.column_data) } as const);
      const acts = JSON.stringify(gatherActs(documents, { calls, descriptors, ownModelId: model_id }));
      await sql`
        update base_visualdev_release set acts = ${acts}::jsonb
        where tenant_id = ${tenant_id} and model_id = ${model_id} and version = ${version}`.execute(trx);
    }
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
