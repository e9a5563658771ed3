import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import type { LocalText } from '../../engine/schema/text/local-text.ts';
import { accessTo, storeRecords } from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { firstTenant } from '../kernel/context.ts';
import { tables } from '../kernel/tables.ts';
import { importModel } from '../visualdev/import-model.ts';
import { releaseModel } from '../visualdev/release-model.ts';
import { demoModels } from './demo/models.ts';
import type { DemoRecord, DemoWorld } from './demo/world.ts';

/** A flow message of the demo: a record that waits for somebody. */
export interface DemoAsk {
  readonly title: Exclude<LocalText, string>;
  readonly by: string;
  readonly at: Date;
  readonly target: { readonly modelId: string; readonly id: string };
}

/**
 * The demo's models, published the way a designer publishes them, with rows that went through the forms' own rules.
 * @returns what somebody is to be told of them
 */
export async function seedDemoModels(context: AppContext): Promise<DemoAsk[]> {
  const people = await demoPeople(context);
  const administrator = people.find((person) => person.isAdministrator);
  if (!administrator) throw new Error('The demo has no administrator.');
  const byId = new Map(people.map((person) => [person.userId, person]));
  const stored = new Map<string, readonly DemoRecord[]>();
  const world: DemoWorld = { now: context.now(), stored: (enCode) => stored.get(enCode) ?? [] };
  const asks: DemoAsk[] = [];
  for (const { menu, design, icon, rows } of demoModels) {
    const { id: modelId } = await importModel(context, administrator, { design });
    if (modelId === null) throw new Error(`The demo model "${design.enCode}" was not taken.`);
    await releaseModel(context, administrator, modelId, { menu: { ...(await demoMenu(context, menu)), icon } });
    const access = await accessTo(context, administrator, modelId);
    const made = rows(world).map((row) => ({ ...row, actor: byId.get(row.by) ?? administrator }));
    const records = (await storeRecords(context, access, made)).map((one, index) => ({
      ...one,
      by: made[index]?.by ?? '',
      asks: made[index]?.asks === true,
    }));
    stored.set(design.enCode, records);
    for (const { id, by, at, values, asks: isAsked } of records)
      if (isAsked) asks.push({ title: askFor(values.no, values.stake), by, at, target: { modelId, id } });
  }
  return asks;
}

function askFor(no: unknown, stake: unknown): DemoAsk['title'] {
  return {
    zh: `缺陷 ${no} 待您复核：${stake}`,
    en: `Review defect ${no} at ${stake}`,
    zhtw: `缺陷 ${no} 待您複核：${stake}`,
  };
}

async function demoPeople({ database }: AppContext): Promise<Actor[]> {
  const users = await tables(database.kysely)
    .selectFrom('base_user')
    .select(['id', 'account', 'real_name', 'is_administrator', 'organize_id', 'position_id'])
    .where('tenant_id', '=', firstTenant)
    .execute();
  return users.map((user) => ({
    userId: user.id,
    tenantId: firstTenant,
    sessionId: '',
    isLocked: false,
    account: user.account,
    name: user.real_name,
    isAdministrator: user.is_administrator,
    isDesigner: user.is_administrator,
    roleIds: [],
    organizeId: user.organize_id,
    organizeIds: user.organize_id === null ? [] : [user.organize_id],
    positionId: user.position_id,
    positionIds: user.position_id === null ? [] : [user.position_id],
  }));
}

async function demoMenu({ database }: AppContext, enCode: string): Promise<{ parentId: string; roleIds: string[] }> {
  const db = tables(database.kysely);
  const directory = await db
    .selectFrom('base_menu')
    .select('id')
    .where('tenant_id', '=', firstTenant)
    .where('en_code', '=', enCode)
    // A model may have the code of the directory that it stands in.
    .where('type', '=', menuTypes.directory)
    .executeTakeFirstOrThrow();
  const roles = await db.selectFrom('base_role').select('id').where('tenant_id', '=', firstTenant).execute();
  return { parentId: directory.id, roleIds: roles.map((role) => role.id) };
}
