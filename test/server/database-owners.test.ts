import type { ChildProcess, ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { makeDataFolder } from '../support/data-folders.ts';
import type { TryAnswer } from '../support/database-child.ts';
import { canStartApart, startDatabaseChild, startDatabaseChildApart } from '../support/start-database-child.ts';

/** What a writing process says, line by line, with a way to wait for a word. */
function listen(child: ChildProcessByStdio<null, Readable, null>) {
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const look of waiting) look();
  });
  const wordsAfter = (word: string) =>
    lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
  return {
    acknowledged: () => wordsAfter('ack'),
    /** @returns what stood behind the first `word` after the `from` that were said before */
    said: (word: string, from = 0): Promise<string> =>
      new Promise((resolve) => {
        const look = () => {
          const found = wordsAfter(word)[from];
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

describe.runIf(canStartApart())('a data folder on a volume of two containers', () => {
  let dataDir = '';
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    dataDir = await makeDataFolder();
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function tryApart(): Promise<TryAnswer> {
    const child = startDatabaseChildApart('try', dataDir);
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    await once(child, 'close');
    return JSON.parse(text);
  }

  test('has one writer: no other while it lives or is frozen, and it writes no more when it wakes after losing its lock', async () => {
    const first = startDatabaseChild('write', dataDir, 'first');
    children.push(first);
    const one = listen(first);
    await one.said('ack', 20);
    expect((await tryApart()).message).toContain(`process ${first.pid}`);
    first.kill('SIGSTOP');
    // As long as the kernel keeps its lock, a frozen holder is a holder.
    expect(await tryApart()).toMatchObject({ opened: false, code: 'database.locked' });
    // What a network disk does to a client that has gone quiet.
    rmSync(join(dataDir, 'adit.lock'));
    const second = startDatabaseChildApart('write', dataDir, 'second');
    children.push(second);
    const two = listen(second);
    await two.said('ack', 20);
    first.kill('SIGCONT');
    expect(await one.said('failed')).toBe('database.taken');
    await two.said('ack', two.acknowledged().length + 20);
    second.kill('SIGKILL');
    await once(second, 'exit');

    // Killed, it is free for the next one at once.
    const database = await openDatabase({ kind: 'embedded', dataDir });
    const { rows } = await sql<{ id: string }>`select id from record`.execute(database.kysely);
    await database.close();
    const kept = new Set(rows.map(({ id }) => id));
    expect([...one.acknowledged(), ...two.acknowledged()].filter((id) => !kept.has(id))).toEqual([]);
  });
});
