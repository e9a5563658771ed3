import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeReferences } from '../../engine/schema/html/references.ts';
import { contentSecurityPolicy, type PolicyParts } from './security-headers.ts';

const compress = promisify(gzip);
const noncePlace = '__CSP_NONCE__';
/** Which screens before sign-in are not the shipped ones: none, unless this is replaced. */
const screensPlace = 'name="adit-screens" content="{}"';

/** What the system is called. */
const systemPlace = 'name="adit-system" content=""';

const framesPlace = 'name="adit-frames" content=""';

const buildPlace = 'name="adit-build" content=""';

/** The sub-path of the application, for the page's own addresses and in what is said to it. */
const basePlace = 'name="adit-base" content="/"';
const ownAddress = /(\s(?:src|href)=")\/(?!\/)/g;

/** Type of each kind of file that a build makes, and whether it shrinks. */
const kinds: Readonly<Record<string, readonly [mediaType: string, shrinks: boolean]>> = {
  '.html': ['text/html; charset=utf-8', true],
  '.js': ['text/javascript; charset=utf-8', true],
  '.css': ['text/css; charset=utf-8', true],
  '.json': ['application/json; charset=utf-8', true],
  '.map': ['application/json; charset=utf-8', true],
  '.svg': ['image/svg+xml', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.webmanifest': ['application/manifest+json', true],
  '.png': ['image/png', false],
  '.jpg': ['image/jpeg', false],
  '.webp': ['image/webp', false],
  '.ico': ['image/x-icon', false],
  '.woff2': ['font/woff2', false],
  '.wasm': ['application/wasm', false],
};

interface Asset {
  readonly path: string;
  readonly mediaType: string;
  readonly shrinks: boolean;
  /** Its name holds a hash of its content, so it never changes. */
  readonly isHashed: boolean;
}

/**
 * Answers, and says whether it did. Never the reply itself: it can be awaited, and a promise of it would wait until it
 * is sent and then hold nothing.
 */
export type Page = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

export interface PageSetting {
  /** Files of the build before, beside those of this one: pages that are open still fetch some. Source: reliability B42. */
  readonly beforeDir?: string | undefined;
  readonly basePath: string;
  readonly framedBy: readonly string[];
  readonly build: string;
}

/** What of a page is only known when it is asked for. */
export interface PageFacts {
  /** Versions of the screens before sign-in that are not the shipped ones, by id. */
  screens(): Promise<Readonly<Record<string, number>>>;
  /** What the system is called, for who is not signed in. */
  systemName(): Promise<string>;
  /** Origins whose pages may stand in frames. */
  hosts(): Promise<readonly string[]>;
  /** From where a map's frame may load tiles: the origin that its tenant has set up, if any. */
  tileOrigin(query: unknown): Promise<string | undefined>;
}

/** Frames of maps, as the specification has them. Source: shell specification 4.7 */
const mapAddress = '/aditMapCom';

/**
 * The built pages: their files by a list made once, so that no address reaches past the folder, the frame of maps at its
 * address, and the page itself for every other one, each with a fresh nonce.
 * @param clientDir what Vite built
 * @param setting `basePath`: sub-path of the host, without a slash at the end: the page may stand at any depth below it;
 * `framedBy`: origins whose pages may show ours;
 * `build`: what this build is called; `beforeDir`: files of the build before
 * @returns answers GET and HEAD; false for a file that does not exist
 */
export function servePage(clientDir: string, setting: PageSetting, facts: PageFacts): Page {
  const { beforeDir } = setting;
  const isKept = beforeDir !== undefined && existsSync(beforeDir);
  const assets = new Map([...(isKept ? listAssets(beforeDir) : []), ...listAssets(clientDir)]);
  const shellParts = readHtml(join(clientDir, 'index.html'), setting);
  const mapFile = join(clientDir, mapAddress, 'index.html');
  const mapParts = existsSync(mapFile) ? readHtml(mapFile, setting) : undefined;
  const shrunk = new Map<string, Promise<Buffer>>();

  async function sendAsset(asset: Asset, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const isShrunk = asset.shrinks && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    // Read before anything is said of it: the answer to a failure must not be kept for a year.
    const content = await (isShrunk ? shrink(asset.path) : readFile(asset.path));
    reply
      .type(asset.mediaType)
      .header('cache-control', asset.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (asset.shrinks) reply.header('vary', 'accept-encoding');
    if (isShrunk) reply.header('content-encoding', 'gzip');
    reply.send(content);
  }

  function shrink(path: string): Promise<Buffer> {
    const known = shrunk.get(path);
    if (known !== undefined) return known;
    const content = readFile(path).then((bytes) => compress(bytes));
    shrunk.set(path, content);
    // Read anew at the next call: what failed for a moment would fail until the next start.
    content.catch(() => shrunk.delete(path));
    return content;
  }

  return async (request, reply) => {
    const path = pathOf(request.url);
    const asset = assets.get(path);
    if (asset) {
      await sendAsset(asset, request, reply);
      return true;
    }
    if (mapParts && (path === mapAddress || path === `${mapAddress}/`)) {
      sendHtml(reply, mapParts, { tileOrigin: await facts.tileOrigin(request.query) });
      return true;
    }
    // A file of an older build: the page in its place would be run as a script.
    if (path.startsWith('/assets/') || (extname(path) in kinds && extname(path) !== '.html')) return false;
    const [screens, name, frames] = await Promise.all([facts.screens(), facts.systemName(), facts.hosts()]);
    const said = `name="adit-screens" content="${encodeReferences(JSON.stringify(screens))}"`;
    const called = `name="adit-system" content="${encodeReferences(name)}"`;
    const framed = `name="adit-frames" content="${encodeReferences(frames.join(' '))}"`;
    const { framedBy } = setting;
    // It knows one origin alone, where the policy knows all of them.
    if (framedBy.length > 0) reply.removeHeader('x-frame-options');
    sendHtml(
      reply,
      // By functions: what is put in is no pattern.
      shellParts.map((part) =>
        part
          .replace(screensPlace, () => said)
          .replace(systemPlace, () => called)
          .replace(framesPlace, () => framed),
      ),
      { frames, framedBy },
    );
    return true;
  };
}

/** @returns the parts of a page between the places of its nonce */
function readHtml(file: string, { basePath, build }: PageSetting): string[] {
  return readFileSync(file, 'utf8')
    .replaceAll(ownAddress, `$1${basePath}/`)
    .replace(basePlace, `name="adit-base" content="${basePath}/"`)
    .replace(buildPlace, `name="adit-build" content="${build}"`)
    .split(noncePlace);
}

function sendHtml(reply: FastifyReply, parts: readonly string[], policy: PolicyParts): void {
  const nonce = randomBytes(16).toString('base64');
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy({ ...policy, nonce }))
    .send(parts.join(nonce));
}

function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** By address, pages left out: they are answered with a nonce. */
function listAssets(clientDir: string): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(clientDir, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const kind = kinds[extname(entry.name)];
    const address = `/${relative(clientDir, path).split(sep).join('/')}`;
    if (!entry.isFile() || kind === undefined || entry.name === 'index.html') continue;
    const [mediaType, shrinks] = kind;
    assets.set(address, { path, mediaType, shrinks, isHashed: address.startsWith('/assets/') });
  }
  return assets;
}
