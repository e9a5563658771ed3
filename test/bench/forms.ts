import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type BenchPages, buildPage, isOwn } from './build-pages.ts';
import { drive } from './drive.ts';
import type { BenchOptions } from './options.ts';
import { benchCache, projectRoot, sharedFormBench } from './places.ts';
import { runCommand } from './run-command.ts';
import type { Sample } from './samples.ts';

const own = ['adit', 'adit-off', 'floor-antd6', 'floor-antd6-cv'];
const peers = ['formily', 'floor-antd', 'floor-dom-cv', 'formily-paged', 'antd5-virtual'];
const ownPeers = ['formily', 'formily-paged'];

/**
 * Measures Adit beside its peers in one call: with the peers and the driver of the shared bench where it is there, else
 * with Formily on the project's own React and antd and a small driver.
 * @returns raw samples, one for a contender, size and repetition
 */
export async function measureForms(options: BenchOptions): Promise<Sample[]> {
  const shared = options.ownPeers ? undefined : sharedFormBench();
  const folder = path.join(benchCache, shared ? 'forms' : 'own');
  const all = [...(shared ? peers : ownPeers), ...own];
  const names = all.filter((name) => options.contenders.length === 0 || options.contenders.includes(name));
  const out = path.join(folder, 'samples.jsonl');
  mkdirSync(folder, { recursive: true });
  rmSync(out, { force: true });
  if (shared) await preparePeers(shared, folder, names);
  const pages = shared ? sharedPages(folder) : ownPages(folder);
  for (const name of names) if (!shared || isOwn(name)) await buildPage(name, pages);
  if (shared) {
    const sizes = ['--n', options.fields.join(','), '--t', options.rows.join(',')];
    const how = ['--c', names.join(','), '--reps', String(options.repetitions), '--keys', '8', '--out', out];
    await runCommand(process.execPath, ['drive.mjs', ...how, ...sizes], folder);
  } else await drive({ ...options, contenders: names }, pages.dist, out);
  return readFileSync(out, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** The shared folder is only read: its peers are installed and built in a copy, once. */
async function preparePeers(shared: string, folder: string, names: readonly string[]): Promise<void> {
  cpSync(shared, folder, { recursive: true });
  if (!existsSync(path.join(folder, 'node_modules'))) {
    await runCommand('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund'], folder, 15);
  }
  const missing = names.filter((name) => !isOwn(name) && !existsSync(path.join(folder, 'dist', name)));
  if (missing.length > 0) await runCommand(process.execPath, ['build.mjs', ...missing], folder);
}

function sharedPages(folder: string): BenchPages {
  return {
    root: folder,
    html: path.join(folder, 'index.html'),
    spec: path.join(folder, 'src/spec.js'),
    dist: path.join(folder, 'dist'),
  };
}

function ownPages(folder: string): BenchPages {
  const bench = path.join(projectRoot, 'test/bench');
  return {
    root: bench,
    html: path.join(bench, 'page.html'),
    spec: path.join(bench, 'spec.ts'),
    dist: path.join(folder, 'dist'),
  };
}
