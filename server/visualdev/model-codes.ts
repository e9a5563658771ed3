import type { Kysely } from 'kysely';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import { isScreenId, screenIdLength } from '../../engine/schema/documents/screen-ids.ts';
import { finding } from '../../engine/schema/findings/finding.ts';
import type { FindingCode } from '../../engine/schema/findings/finding-codes.ts';
import { namedRules } from '../../engine/schema/rules/index.ts';
import type { TextParams } from '../../engine/schema/text/text.ts';
import { type DatabaseSchema, SqlError } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { codeFromName } from './code-from-name.ts';
import { modelTables } from './model-tables.ts';
import { isShipped } from './shipped-screens.ts';

const codeLength = 50;

/** @throws Refused findings for a code that is not letters, digits and dots */
export function requireEnCode(enCode: string): void {
  if (namedRules.enCode(enCode)) return;
  throw refusedCode('model.enCode');
}

/** @throws Refused findings for a code that cannot be the address of a page */
export function requireScreenId(id: string): void {
  if (!isScreenId(id)) throw refusedCode('screen.code', { limit: screenIdLength });
}

/**
 * POST Base/Actions/CheckCode: whether a code may be given to a new model, before it is sent with one.
 * @throws Refused findings when it may not
 */
export async function checkModelCode({ database }: AppContext, { tenantId }: Actor, enCode: string) {
  requireEnCode(enCode);
  if (await isTaken(database.kysely, tenantId, enCode)) throw refusedCode('model.twinCode', { enCode });
  return { enCode };
}

/** POST Base/Actions/ProposeCode: a free code by the name of a new model; empty for a name that says nothing. */
export async function proposeModelCode({ database }: AppContext, { tenantId }: Actor, fullName: string) {
  const wanted = await codeFromName(fullName);
  return { enCode: wanted === '' ? '' : await freeEnCode(database.kysely, tenantId, wanted) };
}

export async function isTaken(handle: Kysely<DatabaseSchema>, tenantId: string, enCode: string): Promise<boolean> {
  const row = await modelTables(handle)
    .selectFrom('base_visualdev')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('en_code', '=', enCode)
    .where('type', '<>', modelTypes.screen)
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns the refusal of the unique key into words; any other error goes on. */
export function refuseTwinCode(error: unknown, enCode: string): never {
  if (error instanceof SqlError && error.code === '23505' && error.constraint === 'base_visualdev_en_code')
    throw refusedCode('model.twinCode', { enCode });
  throw error;
}

/** The refusal of a code that another screen has. */
export function screenTwin(enCode: string): Refused {
  return refusedCode('model.twinCode', { enCode });
}

function refusedCode(code: FindingCode, args: TextParams = {}): Refused {
  return new Refused('findings', 'record.finding', {}, { findings: [finding(code, '/enCode', args)] });
}

/** The wanted code, made to fit the rule, or with the first number behind it that is free in the tenant. */
export async function freeEnCode(handle: Kysely<DatabaseSchema>, tenantId: string, wanted: string): Promise<string> {
  const cleaned = wanted
    .replace(/[^A-Za-z0-9.]+/g, '')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, codeLength - 4);
  const base = cleaned.replace(/\.+$/, '') || 'form';
  return firstFree(handle, tenantId, base, () => false);
}

/** As `freeEnCode`, for a page: not the id of a shipped one either. */
export async function freeScreenId(handle: Kysely<DatabaseSchema>, tenantId: string, wanted: string): Promise<string> {
  const base = wanted.slice(0, screenIdLength - 5).replace(/[^A-Za-z0-9]+$/, '') || 'page';
  return firstFree(handle, tenantId, base, (id) => isShipped(id) || !isScreenId(id));
}

async function firstFree(
  handle: Kysely<DatabaseSchema>,
  tenantId: string,
  base: string,
  isTakenElsewhere: (code: string) => boolean,
): Promise<string> {
  const rows = await modelTables(handle)
    .selectFrom('base_visualdev')
    .select('en_code')
    .where('tenant_id', '=', tenantId)
    .where('en_code', 'like', `${base.replaceAll('_', '\\_')}%`)
    .execute();
  const taken = new Set(rows.map((row) => row.en_code));
  for (let count = 1; ; count += 1) {
    const code = count === 1 ? base : `${base}${count}`;
    if (!taken.has(code) && !isTakenElsewhere(code)) return code;
  }
}
