import type { ChildProcess } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeDataFolder } from '../support/data-folders.ts';
import { isLongRun } from '../support/long-run.ts';
import { type ServerRun, startServer } from '../support/start-server.ts';
import { temporaryFolder } from './server-fixture.ts';

const children: ChildProcess[] = [];

function start(env: Record<string, string>): ServerRun {
  const run = startServer(env);
  children.push(run.child);
  return run;
}

/** An empty database that is removed with its test. */
async function dataFolder(): Promise<string> {
  const folder = await makeDataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What comes back for bytes sent as they are. */
function exchange(host: string, port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, host, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(answer));
  });
}

async function refusal(env: Record<string, string>): Promise<string> {
  const run = start(env);
  expect(await run.ended).toBe(1);
  return run.errors();
}

describe('starting the server', () => {
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  it('says where it is, who gets in and what it promises; refuses a second on its folder; stops when told to', async () => {
    const dataDir = await dataFolder();
    const run = start({ ADIT_DATA_DIR: dataDir });
    const address = await run.address;
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    const { hostname, port } = new URL(address);
    const garbage = await exchange(hostname, Number(port), 'GARBAGE\r\n\r\n');
    expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
    expect(garbage).toContain("content-security-policy: default-src 'self'");
    const begun = performance.now();
    const second = await refusal({ ADIT_DATA_DIR: dataDir });
    if (isLongRun) expect(performance.now() - begun).toBeLessThan(10_000);
    expect(second.trim().split('\n')).toHaveLength(1);
    expect(second).toContain(dataDir);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(run.output()).toContain('Accounts: admin; password Adit2026');
    expect(run.output().trim().split('\n').length).toBeGreaterThanOrEqual(4);

    const again = start({ ADIT_DATA_DIR: dataDir, ADIT_ADMIN_PASSWORD: 'another one 7' });
    await again.address;
    again.child.kill('SIGINT');
    expect(await again.ended).toBe(0);
    expect(again.output()).not.toContain('Adit2026');
    expect(again.output()).not.toContain('another one 7');
  });

  it('listens to the network only when no default password is in use', async () => {
    const dataDir = await dataFolder();
    const outside = { HOST: '0.0.0.0', ADIT_PUBLIC_URL: 'https://adit.example.com' };
    const message = await refusal({ ADIT_DATA_DIR: dataDir, ...outside });
    expect(message.trim().split('\n')).toHaveLength(1);
    expect(message).toContain('ADIT_ADMIN_PASSWORD');
    const run = start({ ADIT_DATA_DIR: dataDir, ...outside, ADIT_ADMIN_PASSWORD: 'another one 7' });
    await run.address;
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
  });

  it('says in one line what is wrong', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '127.0.0.1', () => {
        const address = taken.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      }),
    );
    const folder = temporaryFolder('start');
    writeFileSync(join(folder, 'file'), '');
    const messages = await Promise.all([
      dataFolder().then((ADIT_DATA_DIR) => refusal({ ADIT_DATA_DIR, PORT: String(port) })),
      refusal({ ADIT_DATA_DIR: join(folder, 'file', 'below') }),
      refusal({ ADIT_DATA_DIR: folder, PORT: 'http' }),
      refusal({ ADIT_DATA_DIR: folder, HOST: '0.0.0.0', ADIT_ADMIN_PASSWORD: 'another one 7' }),
      refusal({ ADIT_DATA_DIR: folder, DATABASE_URL: 'postgres://u:hidden@127.0.0.1:9/none' }),
    ]);
    taken.close();
    for (const message of messages) expect(message.trim().split('\n'), message).toHaveLength(1);
    expect(messages[0]).toContain(`Port ${port}`);
    expect(messages[2]).toContain('PORT is "http"');
    expect(messages[3]).toContain('ADIT_PUBLIC_URL is missing');
    expect(messages.join('')).not.toContain('hidden');
  });
});
