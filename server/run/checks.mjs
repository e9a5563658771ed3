// @ts-check
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { Stop } from './guard.mjs';

/** @typedef {Record<string, string | undefined>} Settings such as `process.env` */

/**
 * @param {string} folder need not exist yet: then the nearest folder above it must take it
 * @param {string} what its name in the sentence
 * @returns {string | undefined} one line for people when this user cannot write there
 */
export function folderProblem(folder, what) {
  let place = resolve(folder);
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  if (!statSync(place).isDirectory()) return `The ${what} cannot be ${resolve(folder)}: ${place} is a file.`;
  try {
    accessSync(place, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    return `The ${what} ${resolve(folder)} cannot be written (${reason} at ${place}): give this user the right to write there.`;
  }
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} one line for people when nothing can listen there
 */
export function portProblem(host, port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error) =>
      done(listenProblem(host, port, 'code' in error ? String(error.code) : error.message)),
    );
    probe.listen(port, host, () => probe.close(() => done(undefined)));
  });
}

/** @param {string} host @param {number} port @param {string} code of the system, such as "EADDRINUSE" */
function listenProblem(host, port, code) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program: stop it, or set PORT to a free one (PORT=${port + 1} npm start).`;
  }
  if (code === 'EACCES') return `Port ${port} on ${host} is not open to this user: set PORT to one above 1023.`;
  return `Nothing can listen on ${host}:${port} (${code}): check HOST and PORT.`;
}

/**
 * Looks at what would stop the server in the end, before minutes go into installing and building.
 * @param {Settings} env HOST (127.0.0.1), PORT (3000), ADIT_DATA_DIR (./.adit)
 * @throws {Stop} with the line that tells
 */
export async function checkSettings(env) {
  const port = Number(env.PORT || '3000');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Stop(`PORT is "${env.PORT}": set it to a whole number from 1 to 65535.`);
  }
  const problem =
    folderProblem(env.ADIT_DATA_DIR || '.adit', 'data folder (ADIT_DATA_DIR)') ??
    (await portProblem(env.HOST || '127.0.0.1', port));
  if (problem !== undefined) throw new Stop(problem);
}
