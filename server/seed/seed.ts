// Here: what an empty database begins with.

import type { Transaction } from 'kysely';
import { type DatabaseSchema, json } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { contextWithin, firstTenant } from '../kernel/context.ts';
import { tables } from '../kernel/tables.ts';
import { defaultPassword, isDefaultPassword } from '../oauth/default-password.ts';
import { hashPassword, sentPassword } from '../oauth/passwords.ts';
import { addDemoMap, nameDemoMap } from './demo-map.ts';
import { seedDemoModels } from './demo-models.ts';
import { seedDemoNotices } from './demo-notices.ts';
import menus from './menus.json' with { type: 'json' };
import { type Seeding, seedComingMenus, seedMenus } from './seed-menus.ts';
import { seedAdministrator, seedOrganisation, seedTenant } from './seed-people.ts';
import { seedReferenceData } from './seed-reference-data.ts';

/** What an empty database was filled with. */
export type Seeded = 'demo' | 'base' | 'nothing';

/**
 * Fills an empty database: with the demo of a tunnel operator, or (ADIT_DEMO=0) with an administrator and the base menu.
 * A database that has users is left as it is.
 */
export function seed(context: AppContext): Promise<Seeded> {
  return fill(context, async (within) => {
    await seedDemoNotices(within, await seedDemoModels(within));
  });
}

/** The same without the demo's models, their rows and its notices. */
export function seedFoundation(context: AppContext): Promise<Seeded> {
  return fill(context, async () => {});
}

/** All in one transaction: a start that is broken off leaves the database empty, and the next one fills it. */
async function fill(context: AppContext, addModels: (context: AppContext) => Promise<void>): Promise<Seeded> {
  const { database, settings, now } = context;
  const someone = await tables(database.kysely).selectFrom('base_user').select('id').limit(1).executeTakeFirst();
  if (someone) return 'nothing';
  const isDemo = settings.demo ?? true;
  const password = settings.adminPassword ?? defaultPassword;
  const seeding: Seeding = {
    tenantId: firstTenant,
    now: now(),
    passwordHash: await hashPassword(sentPassword(password)),
    isDefaultPassword: isDefaultPassword(password),
  };
  const isMine = await database.transaction(async (trx) => {
    const isFirst = await seedIdentity(trx, seeding, isDemo);
    if (isFirst && isDemo) await addModels(contextWithin(context, trx));
    return isFirst;
  });
  if (!isMine) return 'nothing';
  return isDemo ? 'demo' : 'base';
}

/** @returns false when another node seeds at the same time */
async function seedIdentity(trx: Transaction<DatabaseSchema>, seeding: Seeding, isDemo: boolean): Promise<boolean> {
  const mark = await tables(trx)
    .insertInto('base_config')
    .values({ tenant_id: seeding.tenantId, name: 'seeded', value: json({ demo: isDemo }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!mark) return false;
  await seedTenant(trx, seeding, isDemo);
  if (isDemo) {
    await seedOrganisation(trx, seeding);
    await seedReferenceData(trx, seeding);
    await addDemoMap(trx);
    await nameDemoMap(trx);
  } else {
    await seedAdministrator(trx, seeding);
  }
  await seedMenus(trx, seeding, isDemo ? [...menus.base, ...menus.demo] : menus.base);
  await seedComingMenus(trx, seeding);
  return true;
}

/**
 * A password given by setting takes the place of the default one wherever that is still in use.
 * @returns the accounts that can still be entered with the default password
 */
export async function settlePasswords({ database, settings, now }: AppContext): Promise<string[]> {
  const db = tables(database.kysely);
  const open = await db
    .selectFrom('base_user')
    .select('account')
    .where('password_is_default', '=', true)
    .where('enabled_mark', '=', 1)
    .orderBy('sort_code')
    .execute();
  const { adminPassword } = settings;
  if (open.length === 0 || adminPassword === undefined || isDefaultPassword(adminPassword)) {
    return open.map(({ account }) => account);
  }
  await db
    .updateTable('base_user')
    .set({
      password_hash: await hashPassword(sentPassword(adminPassword)),
      password_is_default: false,
      modify_time: now().toISOString(),
    })
    .where('password_is_default', '=', true)
    .execute();
  return [];
}
