// @ts-check
// npm run dev: Vite for the page and the server from its sources, side by side, until one of them ends.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { guarded, projectRoot } from './guard.mjs';

await guarded(async () => {
  const [{ checkSettings }, { ensurePackages }, { ensureBuilt, serverEntry }, { exitCode, say, toolCommand }] =
    await Promise.all([
      import('./checks.mjs'),
      import('./packages.mjs'),
      import('./build.mjs'),
      import('./terminal.mjs'),
    ]);
  await checkSettings(process.env);
  await ensurePackages(projectRoot);
  // Both watch the sources; a product is only wanted so that the server finds a page of its own, however old.
  if (!existsSync(serverEntry)) await ensureBuilt(projectRoot);
  say('Starting the page (Vite) and the server (tsx watch); Ctrl-C ends both.');

  const vite = toolCommand(projectRoot, 'vite', []);
  const server = toolCommand(projectRoot, 'tsx', ['watch', '--clear-screen=false', 'server/start.ts']);
  const children = [
    // Vite alone reads the keyboard: two readers would take each other's keys.
    spawn(vite.command, vite.args, { stdio: 'inherit' }),
    // Out of reach of the terminal's Ctrl-C: a signal that comes twice makes tsx kill a server that is closing its data.
    spawn(server.command, server.args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
    }),
  ];
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  for (const child of children) {
    child.once('exit', (code, signal) => {
      process.exitCode ??= isStopping ? 0 : exitCode(code, signal);
      stop();
    });
  }
});
