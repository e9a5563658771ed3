import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildStamp, isBuilt } from '../../server/run/build.mjs';
import { folderProblem, portProblem } from '../../server/run/checks.mjs';
import { nodeProblem, projectRoot } from '../../server/run/guard.mjs';
import { installProblem, packagesMatch } from '../../server/run/packages.mjs';
import { npmCommand, runPassing, toolCommand } from '../../server/run/terminal.mjs';
import { isDebianFamily, needsBrowser } from '../run/browser.mjs';
import { closingLine, tallyReport } from '../run/closing-line.mjs';
import { overBudget, quietProbeMs, slownessOf } from '../run/seconds.mjs';

let root: string;
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'adit run ')), 'a clone');
});
afterEach(() => rmSync(dirname(root), { recursive: true, force: true }));

function write(place: string, content: string | object): void {
  mkdirSync(dirname(join(root, place)), { recursive: true });
  writeFileSync(join(root, place), typeof content === 'string' ? content : JSON.stringify(content));
}

/** A project in a path with spaces: these very scripts, packages "installed", a build that writes a small server. */
function writeProject(server: string): void {
  cpSync(join(projectRoot, 'server/run'), join(root, 'server/run'), { recursive: true });
  write('package.json', {
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: { build: 'node build.mjs', go: 'node server/run/start.mjs' },
  });
  write('package-lock.json', { name: 'small', lockfileVersion: 3, packages: { '': { name: 'small' } } });
  write('node_modules/.package-lock.json', { lockfileVersion: 3, packages: {} });
  write('server/start.ts', server);
  write(
    'build.mjs',
    "import { cpSync, mkdirSync } from 'node:fs'; mkdirSync('dist/server', { recursive: true }); cpSync('server/start.ts', 'dist/server/start.js');",
  );
}

/** Runs `node <script>` from a folder that is not the project's. */
function runScript(script: string, env: NodeJS.ProcessEnv): Promise<{ code: unknown; out: string; err: string }> {
  return new Promise((done) => {
    const options = { cwd: tmpdir(), env: { ...process.env, ADIT_DATA_DIR: '', ...env }, timeout: 25_000 };
    execFile(process.execPath, [script], options, (error, out, err) => done({ code: error?.code ?? 0, out, err }));
  });
}

/** npm may have warned before it, of settings of the machine. */
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1);

/** Holds a port of this machine while `work` runs. */
async function withTakenPort<T>(work: (port: number) => Promise<T>): Promise<T> {
  const holder = createServer();
  await new Promise<void>((listening) => holder.listen(0, '127.0.0.1', listening));
  const address = holder.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  try {
    return await work(address.port);
  } finally {
    await new Promise((closed) => holder.close(closed));
  }
}

describe('what a start needs', () => {
  it('refuses a Node below the one of package.json in one line, and takes that one and newer ones', () => {
    const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    expect(nodeProblem('18.20.1', engines.node)).toMatch(/^Node 18\.20\.1 is too old: Adit needs 20\.19 or newer\..*$/);
    expect(nodeProblem('20.18.3', engines.node)).toContain('too old');
    for (const version of ['20.19.0', '22.1.0', '100.0.0']) expect(nodeProblem(version, engines.node)).toBeUndefined();
  });

  it('tells apart packages that are installed, missing, half installed and of another lockfile', () => {
    const wanted = { a: { version: '1.0.0', integrity: 'x' }, b: { version: '2.0.0', optional: true } };
    const lock = { packages: { '': { version: '9' }, ...wanted } };
    expect(packagesMatch(lock, undefined)).toBe(false);
    expect(packagesMatch(lock, { packages: {} })).toBe(false);
    expect(packagesMatch(lock, { packages: wanted })).toBe(true);
    expect(packagesMatch(lock, { packages: { a: wanted.a } })).toBe(true);
    expect(packagesMatch(lock, { packages: { a: { ...wanted.a, version: '1.0.1' } } })).toBe(false);
    expect(packagesMatch(lock, { packages: { a: { ...wanted.a, integrity: 'y' } } })).toBe(false);
    expect(packagesMatch(lock, { packages: { a: wanted.a, b: { version: '2.0.1' } } })).toBe(false);
  });

  it('names the taken port and the way out, and says nothing of a free one', async () => {
    const port = await withTakenPort(async (taken) => {
      expect(await portProblem('127.0.0.1', taken)).toMatch(new RegExp(`^Port ${taken} on 127.0.0.1 is taken.*PORT=`));
      return taken;
    });
    expect(await portProblem('127.0.0.1', port)).toBeUndefined();
  });

  it('takes a data folder that is still to be made, and refuses one below a file', () => {
    write('taken', '');
    expect(folderProblem(join(root, 'deep/data'), 'data folder')).toBeUndefined();
    expect(folderProblem(join(root, 'taken/data'), 'data folder')).toMatch(
      /^The data folder cannot be .*taken is a file\.$/,
    );
  });

  it('says why npm ci failed: the network, the disk, a right, or a look at its lines', () => {
    expect(installProblem(['npm error code ENOTFOUND'])).toContain('registry cannot be reached (ENOTFOUND)');
    expect(installProblem(['npm ERR! code EACCES', 'npm ERR! syscall mkdir'])).toContain('cannot write');
    expect(installProblem(['npm error code ENOSPC'])).toContain('disk is full');
    expect(installProblem(['npm error code EUSAGE'])).toContain('failed (EUSAGE)');
    expect(installProblem([])).toMatch(/^npm ci failed\./);
  });

  it('starts npm through its own file where npm tells it, and through a shell only on Windows', () => {
    const npmPath = '/opt/my npm/bin/npm-cli.js';
    expect(npmCommand(['ci'], { npm_execpath: npmPath }, 'win32')).toEqual({
      command: process.execPath,
      args: [npmPath, 'ci'],
    });
    expect(npmCommand(['ci'], { npm_execpath: '/opt/yarn.js' }, 'linux')).toEqual({
      command: 'npm',
      args: ['ci'],
      shell: false,
    });
    expect(npmCommand(['ci'], {}, 'win32').shell).toBe(true);
  });
});

describe('in a path with spaces', () => {
  it('builds once, runs the server in the same process with its exit code, and builds again only for a changed source', async () => {
    writeProject('console.log("served by", process.ppid, process.argv[1]); process.exitCode = 7;');
    const start = () => runScript(join(root, 'server/run/start.mjs'), { PORT: '0' });
    const first = await start();
    expect(first.code).toBe(7);
    expect(first.out).toContain('Built in');
    expect(first.out).toContain(`served by ${process.pid} ${join(root, 'dist/server/start.js')}`);

    write('engine/rule.test.ts', 'no part of the product');
    expect((await start()).out).not.toContain('Built in');
    write('engine/rule.ts', 'a part of it');
    expect((await start()).out).toContain('Built in');
    write('dist/server/start.js', 'console.log("by other hands")');
    expect(isBuilt(root)).toBe(false);
  });

  it('ends with one line and code 1 when the build fails, and does not take the remains for a product', async () => {
    writeProject('console.log("must not run")');
    write('build.mjs', 'process.exit(3)');
    write('dist/server/start.js', 'console.log("must not run")');
    const { code, out, err } = await runScript(join(root, 'server/run/start.mjs'), { PORT: '0' });
    expect(code).toBe(1);
    expect(lastLine(err)).toBe('adit: The build failed (npm run build ended with 3). See its lines above.');
    expect(out).not.toContain('must not run');
    expect(isBuilt(root)).toBe(false);
  });

  it('ends with one line and code 1 before any work when the port is taken or is no port', async () => {
    writeProject('');
    const start = (PORT: string) => runScript(join(root, 'server/run/start.mjs'), { PORT, HOST: '127.0.0.1' });
    const taken = await withTakenPort((port) => start(String(port)));
    expect(taken).toMatchObject({ code: 1, out: '' });
    expect(taken.err).toMatch(/^adit: Port \d+ on 127\.0\.0\.1 is taken.*\n$/);
    expect(await start('http')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^adit: PORT is "http".*\n$/),
    });
  });

  it('ends the server in its own way when npm, told to end, leaves it without a parent', async () => {
    writeProject(
      'process.on("SIGTERM", () => { console.log("closed"); process.exit(0); }); setInterval(() => {}, 1000); console.log("ready");',
    );
    const npm = spawn('npm', ['run', 'go'], {
      cwd: root,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let out = '';
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (text.includes('ready')) npm.kill('SIGTERM');
    });
    await new Promise((closed) => npm.once('close', closed));
    expect(out).toContain('closed');
  });

  it('says in one line that the package registry cannot be reached', async () => {
    writeProject('');
    write('package.json', { type: 'module', engines: { node: '>=20.19' }, dependencies: { absent: '1.0.0' } });
    const absent = { version: '1.0.0', integrity: 'sha512-AAAA' };
    write('package-lock.json', {
      lockfileVersion: 3,
      packages: { '': { dependencies: { absent: '1.0.0' } }, 'node_modules/absent': absent },
    });
    const nowhere = {
      npm_config_registry: 'http://127.0.0.1:1/',
      npm_config_fetch_retries: '0',
      npm_config_cache: join(root, 'cache'),
    };
    const { code, err } = await runScript(join(root, 'server/run/install.mjs'), nowhere);
    expect(code).toBe(1);
    expect(lastLine(err)).toMatch(/^adit: The package registry cannot be reached \(ECONNREFUSED\): /);
  });

  it('runs an installed tool with its arguments whole and keeps the end of what it wrote', async () => {
    write('node_modules/tool/package.json', { bin: { tool: './run.cjs' } });
    write(
      'node_modules/tool/run.cjs',
      'console.log(process.argv.slice(2).join("|")); console.error("last"); process.exit(4)',
    );
    expect(await runPassing(toolCommand(root, 'tool', ['an argument', '$HOME']))).toEqual({
      code: 4,
      tail: expect.arrayContaining(['an argument|$HOME', 'last']),
    });
  });

  it('stamps a build by content of sources and product, not by time', () => {
    write('engine/a.ts', '1');
    const before = buildStamp(root);
    write('engine/a.ts', '1');
    write('engine/a.stories.tsx', 'story');
    write('server/run/start.mjs', 'script');
    expect(buildStamp(root)).toBe(before);
    write('engine/a.ts', '2');
    expect(buildStamp(root)).not.toBe(before);
  });
});

describe('the closing line', () => {
  const file = (status: string, ...tests: string[]) => ({
    name: '/project/test/server/some.test.ts',
    status,
    assertionResults: tests.map((state) => ({ status: state })),
  });
  const report = (passed: number, failed: number, ...testResults: ReturnType<typeof file>[]) => ({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
  });

  it('sums tests up and leaves out a zero of skipped ones', () => {
    expect(closingLine(tallyReport(report(2, 0, file('passed', 'passed', 'passed')), 0))).toBe('2 passed, 0 failed');
    const some = { ...report(1, 1, file('failed', 'passed', 'failed')), numPendingTests: 2, numTodoTests: 1 };
    expect(closingLine(tallyReport(some, 1))).toBe('1 passed, 1 failed, 3 skipped');
  });

  it('counts a file that does not load, or whose hook throws, as failed beside the tests that failed', () => {
    const broken = [
      file('failed'),
      file('failed', 'skipped'),
      file('failed', 'passed', 'failed'),
      file('passed', 'passed'),
    ];
    expect(closingLine(tallyReport(report(2, 1, ...broken), 1))).toBe('2 passed, 3 failed');
  });

  it('is never green for a run without tests, without a report, or with an error outside the tests', () => {
    expect(closingLine(tallyReport(report(0, 0), 0))).toBe('0 passed, 1 failed');
    expect(closingLine(tallyReport(undefined, 0))).toBe('0 passed, 1 failed');
    expect(closingLine(tallyReport(report(5, 0, file('passed', 'passed')), 1))).toBe('5 passed, 1 failed');
  });
});

describe('the seconds of a run', () => {
  const budgets = {
    file: 20,
    projects: { unit: { whole: 100 }, walk: { whole: 300, file: 120 } },
    slowFiles: { 'test/kill.test.ts': { seconds: 40, why: 'kills' } },
  };
  const time = (file: string, seconds: number, project = 'unit') => ({
    project,
    file: `test/${file}.test.ts`,
    seconds,
  });

  it('fail it by file and by project, and let a listed file have its own', () => {
    expect(overBudget([time('quick', 19), time('kill', 39), time('way', 119, 'walk')], budgets, 1)).toEqual([]);
    const lines = overBudget([time('slow', 90), time('kill', 70), time('free', 5, 'unnamed')], budgets, 1);
    expect(lines).toHaveLength(3);
    expect(lines.join()).toMatch(/slow.*20 s.*kill.*40 s.*Project unit.*100 s/);
  });

  it('are held against those of a quiet machine', () => {
    expect(slownessOf([])).toBe(1);
    expect(slownessOf([quietProbeMs / 2])).toBe(1);
    const busy = slownessOf([quietProbeMs, quietProbeMs * 3, quietProbeMs * 90]);
    expect(busy).toBe(3);
    expect(overBudget([time('slow', 60)], budgets, busy)).toEqual([]);
  });
});

describe('the browser of the tests', () => {
  it('is looked for unless only the project that runs in Node is chosen', () => {
    expect(needsBrowser([])).toBe(true);
    expect(needsBrowser(['--project', 'unit', '--project=rules', 'test/server'])).toBe(false);
    expect(needsBrowser(['--project=unit', '--project=walk'])).toBe(true);
    expect(needsBrowser(['-t', 'unit'])).toBe(true);
  });

  it('is installed only on systems of the Debian family', () => {
    expect(isDebianFamily('PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n')).toBe(true);
    expect(isDebianFamily('ID=linuxmint\nID_LIKE="ubuntu debian"\n')).toBe(true);
    expect(isDebianFamily('NAME=Fedora\nID=fedora\n')).toBe(false);
  });
});
