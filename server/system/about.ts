import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { PageQuery } from '../kernel/paged-list.ts';
import licences from './licences.generated.json' with { type: 'json' };
import { sysVersion } from './system-config.ts';

/** GET About: what runs below the program is for administrators to know. */
export async function aboutProgram({ database }: AppContext, { isAdministrator }: Actor) {
  if (!isAdministrator) return { version: sysVersion, engine: '', node: '' };
  const { rows } = await sql<{ version: string }>`select version() as version`.execute(database.kysely);
  // "PostgreSQL 17.5 on x86_64-pc-linux-gnu …"
  const [engine = ''] = (rows[0]?.version ?? '').split(' on ');
  return { version: sysVersion, engine, node: process.version };
}

/** GET Licences: what the program is made of, by name; a keyword is part of a name or of a licence. */
export function listLicences({ currentPage = 1, pageSize = limits.pageSize, keyword = '' }: PageQuery) {
  const word = keyword.trim().toLowerCase();
  const found = licences.filter(({ name, licence }) => `${name} ${licence}`.toLowerCase().includes(word));
  const list = found.slice((currentPage - 1) * pageSize, currentPage * pageSize);
  return { list, pagination: { currentPage, pageSize, total: found.length } };
}
