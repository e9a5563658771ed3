// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Stop } from '../../server/run/guard.mjs';
import { runPassing, say, secondsSince } from '../../server/run/terminal.mjs';

const fontFolders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.local/share/fonts'),
  join(homedir(), '.fonts'),
];
const chineseFont = /cjk|sourcehan|source-han|wqy|droidsansfallback|uming|ukai/i;

/** @returns {boolean} whether test/support/chromium.ts will find a browser: it reads the same list */
function hasBrowser() {
  const list = new URL('../support/chromium-places.json', import.meta.url);
  /** @type {string[]} */
  const places = JSON.parse(readFileSync(list, 'utf8'));
  return [process.env.ADIT_CHROMIUM ?? '', ...places].some((place) => place !== '' && existsSync(place));
}

/** @returns {boolean} whether Chinese text would come out as letters; only Linux comes without such fonts */
function hasChineseFont() {
  if (process.platform !== 'linux') return true;
  return fontFolders.some(
    (folder) =>
      existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => chineseFont.test(String(name))),
  );
}

/**
 * @param {string} osRelease text of /etc/os-release
 * @returns {boolean} whether packages come by apt under Debian's names
 */
export function isDebianFamily(osRelease) {
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(osRelease);
}

/** @returns {string[] | undefined} what goes before a command that installs; undefined when this user may not */
function installerPrefix() {
  const isDebian = existsSync('/etc/os-release') && isDebianFamily(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian) return undefined;
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * @param {string[]} args of Vitest
 * @returns {boolean} false only when they choose projects that run in Node alone
 */
export function needsBrowser(args) {
  const chosen = args.flatMap((arg, index) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)];
    return arg === '--project' ? [args[index + 1]] : [];
  });
  return chosen.length === 0 || chosen.some((name) => !['rules', 'unit', 'unit-alone'].includes(name ?? ''));
}

/**
 * Sees to a Chromium and to Chinese letters for it, where Debian's package manager can be used.
 * @throws {Stop} when there is no browser and none can be had
 */
export async function ensureBrowser() {
  const missing = [...(hasBrowser() ? [] : ['chromium']), ...(hasChineseFont() ? [] : ['fonts-noto-cjk'])];
  if (missing.length === 0) return;

  const prefix = installerPrefix();
  if (prefix !== undefined) await installByApt(prefix, missing);
  if (!hasBrowser()) {
    throw new Stop(
      'No browser to test with: install Chromium (Debian: apt-get install chromium fonts-noto-cjk) or set ADIT_CHROMIUM to the path of one.',
    );
  }
  if (!hasChineseFont())
    say('No font for Chinese was found: pictures will show boxes (Debian: apt-get install fonts-noto-cjk).');
}

/** @param {string[]} prefix @param {string[]} packages */
async function installByApt(prefix, packages) {
  const startedMs = Date.now();
  say(`Installing ${packages.join(' and ')} (apt-get), some minutes…`);
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = '', ...args] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...wait, ...step];
    const { code } = await runPassing({ command, args });
    if (code !== 0) return say(`apt-get ${step[0]} failed with ${code}.`);
  }
  say(`Installed ${packages.join(' and ')} in ${secondsSince(startedMs)}.`);
}
