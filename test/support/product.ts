import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from './chromium.ts';
import { seededFolder } from './seeded-folder.ts';
import { makeTemporaryFolder } from './temporary-folders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built product, running by itself on a port and a data folder of its own. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** What it has written so far: its log, and what it says to its operator. */
  said(): string;
  /** Kills it without a warning, as a power cut or an out-of-memory would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProductSettings {
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: Record<string, string>;
  /** Another build, below the project's folder. */
  readonly dist?: string;
}

/**
 * Starts `dist/server/start.js`, as `npm start` does once everything is built, and waits until it is ready. Without a data
 * folder it has the demo in one of its own, or with `ADIT_DEMO: '0'` what a first start on an empty one puts in.
 */
export async function startProduct(settings: ProductSettings = {}): Promise<Product> {
  const dataDir = settings.dataDir ?? (await newDataFolder(settings));
  const port = settings.port ?? (await freePort());
  const child = spawn(process.execPath, [`${settings.dist ?? 'dist'}/server/start.js`], {
    cwd: root,
    env: {
      ...process.env,
      ADIT_DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      ADIT_LOG_LEVEL: 'warn',
      ...settings.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(String(part)));
  const url = `http://127.0.0.1:${port}`;
  await ready(child, url, said);
  return {
    url,
    dataDir,
    said: () => said.join(''),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

function newDataFolder({ env }: ProductSettings): Promise<string> | string {
  if (env?.ADIT_DEMO === '0') return makeTemporaryFolder('product');
  return seededFolder(async (dataDir) => (await startProduct({ dataDir })).stop());
}

async function ready(child: ChildProcess, url: string, said: readonly string[]) {
  const until = Date.now() + 180_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${said.join('')}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready within 180 s:\n${said.join('')}`);
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/**
 * Below the ports that a system gives to outgoing connections: while its server is started anew, no page of a walk beside
 * this one takes it.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What must stay empty in every walk: errors, unhandled rejections, reports of the content policy. */
  readonly complaints: string[];
}

export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found. Install one, or set ADIT_CHROMIUM to its path.');
  return chromium.launch({ executablePath, headless: true, args: chromiumFlags });
}

/** A person with a browser window of their own. */
export async function visit(
  browser: Browser,
  url: string,
  size = { width: 1440, height: 900 },
  more: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    ...more,
  });
  // Maps are drawn without a graphics processor here: beside other walks one may take half a minute.
  context.setDefaultTimeout(60_000);
  // In every page of theirs, also one that is opened later.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
    // What opens stands there in full size for a frame before it grows: a press that is aimed at it then lands beside it.
    const growing = ':is([class*="-zoom-"], [class*="-slide-"]):is([class*="-enter"], [class*="-appear"])';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${growing}, ${growing} * { pointer-events: none !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  return { page, context, complaints };
}

/** Keeps a picture of the page in `test-results/` when a step of a walk has failed; the name is the step's. */
export async function pictureOfFailure(page: Page, task: { name: string; result?: { state?: string } }) {
  if (task.result?.state !== 'fail') return;
  const name = task.name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60);
  await page.screenshot({ path: `${root}/test-results/${name}.png` });
}
