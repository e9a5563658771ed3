import defectDesign from '../../schemas/models/defect.json' with { type: 'json' };
import inspectionDesign from '../../schemas/models/inspection.json' with { type: 'json' };
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { contextWithin, firstTenant } from '../context.ts';
import { type Access, accessTo, checkedValues, momentOf, offeredOptions, storeRecord } from '../gateway/index.ts';
import { tables } from '../tables.ts';
import { importModel } from '../visualdev/import-model.ts';
import { releaseModel } from '../visualdev/release-model.ts';
import { type DemoRow, demoDefects, demoInspections } from './demo-rows.ts';

const parentMenu = 'inspection';
const models = [
  { design: inspectionDesign, icon: 'FileDoneOutlined', rows: demoInspections },
  { design: defectDesign, icon: 'AlertOutlined', rows: demoDefects },
];

/** A flow message of the demo: a record that waits for somebody. */
export interface DemoAsk {
  readonly title: string;
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
  const menu = await demoMenu(context);
  const asks: DemoAsk[] = [];
  for (const { design, icon, rows } of models) {
    const { id } = await importModel(context, administrator, { design });
    if (id === null) throw new Error(`The demo model "${design.enCode}" was not taken.`);
    await releaseModel(context, administrator, id, { menu: { ...menu, icon } });
    const access = await accessTo(context, administrator, id);
    asks.push(...(await storeRows(context, access, people, rows(context.now()))));
  }
  return asks;
}

/** Each is written by its person at its time. */
async function storeRows(
  context: AppContext,
  access: Access,
  people: readonly Actor[],
  rows: readonly DemoRow[],
): Promise<DemoAsk[]> {
  const told: DemoAsk[] = [];
  const offered = await offeredOptions(context, access);
  const byId = new Map(people.map((person) => [person.userId, person]));
  await context.database.transaction(async (trx) => {
    for (const { by, at, values, asks } of rows) {
      const actor = byId.get(by) ?? access.actor;
      const own: Access = { ...access, actor };
      const then = contextWithin({ ...context, now: () => at }, trx);
      const { id } = await storeRecord(then, own, checkedValues(own, null, values, offered, momentOf(then)));
      if (asks !== undefined) told.push({ title: asks, by, at, target: { modelId: access.model.id, id } });
    }
  });
  return told;
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
    positionId: user.position_id,
  }));
}

async function demoMenu({ database }: AppContext): Promise<{ parentId: string; roleIds: string[] }> {
  const db = tables(database.kysely);
  const directory = await db
    .selectFrom('base_menu')
    .select('id')
    .where('tenant_id', '=', firstTenant)
    .where('en_code', '=', parentMenu)
    .executeTakeFirstOrThrow();
  const roles = await db.selectFrom('base_role').select('id').where('tenant_id', '=', firstTenant).execute();
  return { parentId: directory.id, roleIds: roles.map((role) => role.id) };
}
