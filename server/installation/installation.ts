// Here: which installation a data folder and a database belong to.

import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, DatabaseError, type Engine, json } from '../database/index.ts';
import { platformTenant } from '../kernel/context.ts';
import { tables } from '../kernel/tables.ts';
import { readMarks, writeMark } from './installation-mark.ts';

export interface InstallationOptions {
  readonly dataDir: string;
  readonly engine: Engine;
  /** Which installation this is, from an operator who moves or restores one on purpose. */
  readonly meant: string | undefined;
}

/**
 * That folder and database belong together: both carry the id of one installation. To be asked step by step: the folder
 * before the database is opened, the database before it is migrated, and both marked before anything is put in.
 */
export class Installation {
  /** @throws DatabaseError `database.missing` when the folder was in use and its embedded database is gone */
  constructor(private readonly options: InstallationOptions) {
    const { dataDir, engine, meant } = options;
    const marks = readMarks(dataDir);
    if (engine !== 'embedded' || meant !== undefined || hasEntries(join(dataDir, 'database'))) return;
    if (marks.embedded && !marks.embedded.isNew) {
      throw missing(
        `The data folder ${dataDir} was in use and has lost its database (installation ${marks.embedded.id}). Put a backup in its place, or set ADIT_DATA_DIR to an empty folder to start anew.`,
      );
    }
    if (marks.postgres || hasEntries(join(dataDir, 'files'))) {
      throw missing(
        `The data folder ${dataDir} belongs to an installation whose database is not in it. Set DATABASE_URL, or set ADIT_DATA_DIR to an empty folder to start anew.`,
      );
    }
  }

  /**
   * Before anything in the database is changed.
   * @throws DatabaseError `database.missing` when the database carries another mark than the folder, or one of both none
   */
  async check(database: Database): Promise<void> {
    const { dataDir, engine, meant } = this.options;
    const found = await idIn(database);
    // Anew, and after the database: of two first starts at once, the one that goes ahead marks the folder first.
    const mark = readMarks(dataDir)[engine];
    const wanted = meant ?? mark?.id;
    if (found === undefined) {
      if (wanted !== undefined && meant === undefined && !mark?.isNew) {
        throw missing(
          `The data folder ${dataDir} belongs to installation ${wanted}, and the database carries no mark of it. Check DATABASE_URL; if this database is to go with the folder from now on, start once with ADIT_INSTALLATION=${wanted}.`,
        );
      }
      writeMark(dataDir, engine, { id: wanted ?? randomUUID(), isNew: true });
      return;
    }
    // The embedded database lies in the folder itself; of two first starts at once one comes second.
    const mayAdopt = meant === undefined && (mark === undefined ? engine === 'embedded' : mark.isNew);
    if (wanted !== found && !mayAdopt) {
      throw missing(
        `The database belongs to installation ${found}, and the data folder ${dataDir} to ${wanted ?? 'none yet'}. Check DATABASE_URL and ADIT_DATA_DIR; if they are to go together from now on, start once with ADIT_INSTALLATION=${found}.`,
      );
    }
  }

  /** After the migrations: a database used for the first time gets the mark. */
  async keep(database: Database): Promise<void> {
    const { dataDir, engine, meant } = this.options;
    const id = meant ?? readMarks(dataDir)[engine]?.id ?? randomUUID();
    await tables(database.kysely)
      .insertInto('base_config')
      .values({ tenant_id: platformTenant, name: configName, value: json({ id }) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = (await idIn(database)) ?? id;
    const mark = readMarks(dataDir)[engine];
    if (mark?.id !== kept || mark.isNew) writeMark(dataDir, engine, { id: kept, isNew: false });
  }
}

const configName = 'installation';

/** @returns undefined for a database without one: new, empty, or of the version before */
async function idIn({ kysely }: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('base_config')::text as name`.execute(kysely);
  if (rows[0]?.name == null) return undefined;
  const row = await tables(kysely)
    .selectFrom('base_config')
    .select('value')
    .where('tenant_id', '=', platformTenant)
    .where('name', '=', configName)
    .executeTakeFirst();
  const id: unknown = Reflect.get(Object(row?.value), 'id');
  return typeof id === 'string' ? id : undefined;
}

const hasEntries = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

const missing = (message: string): DatabaseError => new DatabaseError('database.missing', message);
