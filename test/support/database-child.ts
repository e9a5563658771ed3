import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { type Database, DatabaseError, openDatabase } from '../../server/database/index.ts';

/*
 * A process of its own on an embedded database, for tests that need a second one or kill it.
 *   database-child.ts try <folder>             tries to open it; writes one line of JSON, see `TryAnswer`
 *   database-child.ts write <folder> <round>   says what it found, then writes rows until it is killed, see `writeRows`
 */

export interface TryAnswer {
  opened: boolean;
  code?: string;
  message?: string;
  tookMs: number;
}

export interface FoundRows {
  /** id of each record and the number of its details */
  records: [id: string, details: number][];
  /** details without their record */
  orphans: number;
  /** from the call that opens the database until it answered its first statement */
  readyMs: number;
}

const writers = 4;

/** Straight to the pipe: what was written is there even when the process is killed in the next moment. */
function say(line: string): void {
  writeSync(1, `${line}\n`);
}

async function tryToOpen(dataDir: string): Promise<void> {
  const startMs = performance.now();
  const answer: TryAnswer = { opened: false, tookMs: 0 };
  try {
    const database = await openDatabase({ kind: 'embedded', dataDir });
    answer.opened = true;
    await database.close();
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    answer.code = error.code;
    answer.message = error.message;
  }
  answer.tookMs = performance.now() - startMs;
  say(JSON.stringify(answer));
}

async function findRows(database: Database): Promise<Omit<FoundRows, 'readyMs'>> {
  await sql`create table if not exists record (id text primary key, filler text)`.execute(database.kysely);
  await sql`create table if not exists detail (id text primary key, record_id text not null, filler text)`.execute(
    database.kysely,
  );
  const { rows } = await sql<{ id: string; details: number }>`
    select record.id, count(detail.id) as details
    from record left join detail on detail.record_id = record.id group by record.id`.execute(database.kysely);
  const orphans = await sql<{ rows: number }>`
    select count(*) as rows from detail where record_id not in (select id from record)`.execute(database.kysely);
  return { records: rows.map(({ id, details }) => [id, details]), orphans: orphans.rows[0]?.rows ?? -1 };
}

/**
 * Says `ready` and the rows found as JSON, then `ack <id>` for each record after its transaction has committed. Ends with
 * `failed <code>` when the database takes no more.
 */
async function writeRows(dataDir: string, round: string): Promise<void> {
  const startMs = performance.now();
  const database = await openDatabase({ kind: 'embedded', dataDir, report: () => {} });
  await database.ping();
  const readyMs = performance.now() - startMs;
  const found: FoundRows = { ...(await findRows(database)), readyMs };
  say(`ready ${JSON.stringify(found)}`);
  const write = async (writer: number): Promise<never> => {
    for (let number = 0; ; number += 1) {
      const id = `${round}-${writer}-${number}`;
      await database.transaction(async (trx) => {
        await trx
          .insertInto('record')
          .values({ id, filler: 'x'.repeat(200) })
          .execute();
        const details = ['a', 'b'].map((part) => ({ id: `${id}-${part}`, record_id: id, filler: 'y'.repeat(200) }));
        for (const detail of details) await trx.insertInto('detail').values(detail).execute();
      });
      say(`ack ${id}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    say(`failed ${error.code}`);
    process.exit(0);
  }
}

const [mode, dataDir = '', round = ''] = process.argv.slice(2);
if (mode === 'try') await tryToOpen(dataDir);
else await writeRows(dataDir, round);
