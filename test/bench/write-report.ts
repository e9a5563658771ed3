import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from './places.ts';

const file = path.join(projectRoot, 'docs/bench.md');
const marks = (section: string) =>
  [`<!-- ${section}: written by npm run bench -->`, `<!-- end of ${section} -->`] as const;

/** Puts lines in the place of a section of `docs/bench.md`; what people wrote around it stays. */
export function writeSection(section: string, lines: readonly string[]): void {
  const text = readFileSync(file, 'utf8');
  const [start, end] = marks(section);
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/bench.md has no section "${section}".`);
  writeFileSync(file, `${text.slice(0, from + start.length)}\n\n${lines.join('\n').trimEnd()}\n\n${text.slice(to)}`);
}

export function machineLine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg().map((value) => value.toFixed(1));
  const day = new Date().toISOString().slice(0, 10);
  return `${day} · ${cpus.length} × ${cpus[0]?.model ?? 'unknown'} · ${memory} GiB · ${os.type()} ${os.release()} · Node ${process.versions.node} · load ${load.join(', ')}`;
}
