// @ts-check
// Before a build: the files of the page that was built last stay for those who have it open, those of one build.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './guard.mjs';

const built = join(projectRoot, 'dist/client/assets');
const before = join(projectRoot, 'dist/client-before');

if (existsSync(built)) {
  rmSync(before, { recursive: true, force: true });
  cpSync(built, join(before, 'assets'), { recursive: true });
}
