// @ts-check
// npm start: from a fresh clone to a running server, in this one process.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { guarded, projectRoot } from './guard.mjs';

const entry = await guarded(async () => {
  const [{ checkSettings }, { ensurePackages }, { ensureBuilt, serverEntry }] = await Promise.all([
    import('./checks.mjs'),
    import('./packages.mjs'),
    import('./build.mjs'),
  ]);
  await checkSettings(process.env);
  await ensurePackages(projectRoot);
  await ensureBuilt(projectRoot);
  return join(projectRoot, serverEntry);
});

if (entry !== undefined) {
  // No child process: signals, exit code and terminal are the server's own, and no orphan outlives a `kill -9`.
  process.argv[1] = entry;
  await import(pathToFileURL(entry).href);
}
