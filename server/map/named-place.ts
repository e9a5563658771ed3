import { sql } from 'kysely';
import type { Place } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { nameIn, readNames } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { json, SqlError } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type SortedPageQuery, sortColumnOf } from '../kernel/paged-list.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import type { PlacedRecord } from './map-tables.ts';

/** The place alone, without whatever else was sent with it. */
export const exactPlace = ({ lng, lat }: Place): Place => ({ lng: rounded(lng), lat: rounded(lat) });

/** Made by migration 18: people choose regions by their names. */
export const regionNameConstraint = 'base_map_region_name';

const rounded = (degrees: number): number => Number(degrees.toFixed(limits.degreeDigits));

/** @throws Refused badInput for a name or a code of nothing but spaces */
export function namesOf(fullName: string, enCode: string) {
  const names = { full_name: fullName.trim(), en_code: enCode.trim() };
  if (names.full_name === '' || names.en_code === '') throw new Refused('badInput', 'map.noName');
  return names;
}

/** What is placed is called so in a language. */
export const shownName = (row: Pick<PlacedRecord, 'full_name' | 'names'>, language: Language | undefined): string =>
  nameIn({ fullName: row.full_name, names: readNames(row.names) }, language);

/**
 * A new name as it is kept: where the row has a name in the writer's language, that one is written anew, and else the one
 * that he read and that everybody reads who has none.
 */
export function renamed(row: Pick<PlacedRecord, 'full_name' | 'names'>, fullName: string, language: Language = 'zh') {
  const names = readNames(row.names);
  if (language === 'zh' || !names?.[language]) return { full_name: fullName };
  return { full_name: row.full_name, names: json({ ...names, [language]: fullName }) };
}

/** What has a text in its name, in any language, or in its code. @param pattern of `ilike` */
export const calledLike = (pattern: string) =>
  sql<boolean>`(full_name ilike ${pattern} or en_code ilike ${pattern} or names ->> 'en' ilike ${pattern}
    or names ->> 'zhtw' ilike ${pattern})`;

/** @throws Refused conflict when the code or the name is taken, also by somebody who wrote at the same moment */
export async function onceInTenant<T>(
  content: { readonly fullName: string; readonly enCode: string },
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof SqlError) || error.code !== '23505') throw error;
    if (error.constraint === regionNameConstraint)
      throw refusedAt('/fullName', 'region.nameTaken', { name: content.fullName.trim() }, 'conflict');
    throw refusedAt('/enCode', 'region.taken', { code: content.enCode.trim() }, 'conflict');
  }
}

/** What a list of what is placed may be sorted by. */
const sortColumns = {
  fullName: 'full_name',
  enCode: 'en_code',
  creatorTime: 'creator_time',
  lastModifyTime: 'modify_time',
} as const;

/** How a list is asked for: in the order of the codes unless said otherwise. @throws Refused badInput */
export const placedOrder = ({ sort = 'asc', sidx = 'enCode' }: SortedPageQuery) => ({
  column: sortColumnOf(sortColumns, sidx),
  sort,
});

/** What a row of a list says of whatever is placed. */
export const placedRow = (row: PlacedRecord, { isAdministrator, language }: Actor) => ({
  id: row.id,
  fullName: shownName(row, language),
  enCode: row.en_code,
  creatorTime: row.creator_time,
  lastModifyTime: row.modify_time,
  mayChange: isAdministrator,
});

/** Of a new row: whose it is, and who made it when. */
export const newStamps = ({ now }: AppContext, { tenantId, userId }: Actor) => ({
  tenant_id: tenantId,
  creator_id: userId,
  creator_time: now().toISOString(),
  modifier_id: null,
  modify_time: null,
});

export const changedStamps = ({ now }: AppContext, { userId }: Actor) => ({
  modifier_id: userId,
  modify_time: now().toISOString(),
  revision: sql<number>`revision + 1`,
});
