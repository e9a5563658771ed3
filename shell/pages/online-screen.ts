import type { Registry } from '../../engine/contract/registry.ts';
import type { Services } from '../../engine/contract/services.ts';
import { type Acting, noActs } from '../../engine/schema/acts/acts.ts';
import type { OnlineScreen } from '../../engine/schema/calls/index.ts';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { missingPart } from '../../engine/schema/validate/needed-parts.ts';
import { loadRegistryOf } from '../../widgets/load-widget.ts';
import { addWords, loadWords } from '../words/words.ts';
import { fenceOf } from './OnlineFence.tsx';
import { SafeAround } from './SafeStrip.tsx';
import { screenTexts } from './screen-texts.ts';
import { screenTroubles } from './screen-troubles.ts';
import { type OpenedScreen, openShipped } from './screens.ts';
import './signed-in-screens.ts';

addWords([screenTexts]);

/** An error that knows its place in the screen. */
class ScreenError extends Error {
  /** JSON pointer; '' where it is the whole. */
  readonly at: string;
  constructor(message: string, at = '') {
    super(message);
    this.at = at;
  }
}

/** By the rights that it was fetched under, then by screen and version. */
const fetched = new WeakMap<object, Map<string, Promise<Fetched>>>();

interface Fetched {
  readonly screen: ScreenDocument;
  readonly acting: Acting;
  /** Calls that it can no longer make. */
  readonly off: number;
}

/** A server of before says nothing of what it may do. */
type Answered = Partial<OnlineScreen> & Pick<OnlineScreen, 'document'>;

type Around = Pick<Services, 'request' | 'translate' | 'language'>;

/**
 * A screen that is not simply the shipped one: the version that is online in its place, fetched once for a version; or, in
 * safe mode, the shipped one with a line that says so.
 * @param version undefined in safe mode
 * @param whole every widget of the product; null on the pages before it
 * @param rights of who asks: under others it is fetched again
 * @throws ScreenError, RequestFailure: the screen cannot be had, cannot be read, or lacks what it must have; noted already
 */
export async function openOther(
  id: string,
  version: number | undefined,
  whole: Registry | null,
  services: Around,
  rights: object,
): Promise<OpenedScreen | undefined> {
  if (version === undefined) {
    const shipped = await openShipped(id, whole);
    return shipped && { ...shipped, Around: SafeAround };
  }
  try {
    return await openOnline(id, version, whole, services, rights);
  } catch (error) {
    const { message, at = '' } = error as Error & Partial<ScreenError>; // of this file, or of the request
    screenTroubles.note({ id, version, message, at });
    throw error;
  }
}

async function openOnline(
  id: string,
  version: number,
  whole: Registry | null,
  { request, translate, language }: Around,
  rights: object,
): Promise<OpenedScreen> {
  const key = `${id} ${version}`;
  const load = async () => {
    const call = whole ? 'screenDocument' : 'screenBeforeSignIn';
    const answer: Answered = await request(call, { params: { id }, quiet: true });
    const { document, acts = noActs, off = [] } = answer;
    return { screen: readScreen(document, translate('screen.unreadable')), acting: acts, off: off.length };
  };
  const known = fetched.get(rights) ?? new Map<string, Promise<Fetched>>();
  fetched.set(rights, known);
  const loading = known.get(key) ?? load();
  known.set(key, loading);
  const { screen, acting, off } = await loading.catch((error: unknown) => {
    known.delete(key);
    throw error;
  });
  const registry = whole ?? (await loadRegistryOf(screen.nodes));
  // Before sign-in a page has the words of the shipped screens only.
  if (!whole) await Promise.all([loadWords('all', language), loadWords('page', language)]);
  const missing = missingPart(id, screen.nodes, registry.descriptors);
  if (missing)
    throw new ScreenError(translate(missing === 'screen.outlet' ? 'screen.noOutlet' : 'screen.noSignIn'), '/nodes');
  return { screen, registry, acting, Around: fenceOf(id, version, off) };
}

/** It passed the validator when it was published; what was changed since by other hands must not take the page down. */
function readScreen(text: string, unreadable: string): ScreenDocument {
  let screen: unknown;
  try {
    screen = JSON.parse(text);
  } catch {
    throw new ScreenError(unreadable);
  }
  if (!isRecord(screen)) throw new ScreenError(unreadable);
  requireNodes(screen.nodes, '/nodes', unreadable);
  // As much of the shape as drawing needs; a widget that meets worse has a fence of its own.
  return screen as ScreenDocument;
}

function requireNodes(nodes: unknown, at: string, unreadable: string): void {
  if (!Array.isArray(nodes)) throw new ScreenError(unreadable, at);
  nodes.forEach((node: unknown, index) => {
    const here = `${at}/${index}`;
    if (!isRecord(node) || !isRecord(node.config) || typeof node.config.aditKey !== 'string')
      throw new ScreenError(unreadable, here);
    if (node.config.children !== undefined) requireNodes(node.config.children, `${here}/config/children`, unreadable);
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
