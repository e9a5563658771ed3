import { isDeepStrictEqual } from 'node:util';
import type { Node } from '../../engine/schema/documents/node.ts';
import { resources } from '../../engine/schema/resources/all-resources.ts';
import { fillScreen } from '../../engine/schema/resources/fill-screen.ts';
import { doorScreens, firstScreens } from '../../engine/schema/routes/route-screens.ts';
import type { LocalText } from '../../engine/schema/text/local-text.ts';
import { screenFiles } from './screen-files.ts';

/** What the server reads of a screen that comes with the product. */
export interface ShippedScreen {
  readonly id: string;
  readonly title: LocalText;
  readonly nodes: readonly Node[];
}

/** What designers look for first, in lists too: the frame, the home page, the ways in; then the others by id. */
const first = [...firstScreens, ...doorScreens];
const rankOf = (id: string) => (first.includes(id) ? first.indexOf(id) : first.length);
const files = [...screenFiles].sort((one, other) => rankOf(one.id) - rankOf(other.id) || (one.id < other.id ? -1 : 1));

/** A file that names a resource stands for its whole page. */
const byId = new Map(files.map((file): [string, ShippedScreen] => [file.id, fillScreen(file, resources)]));

export const shippedScreens: ReadonlyMap<string, ShippedScreen> = byId;

export function isShipped(id: string): boolean {
  return byId.has(id);
}

/** Whether a screen is what came with the product, in whatever order its keys stand: one that was changed is a customer's. */
export function isAsShipped(screen: unknown): boolean {
  const id = typeof screen === 'object' && screen !== null && 'id' in screen ? screen.id : undefined;
  return typeof id === 'string' && byId.has(id) && isDeepStrictEqual(screen, byId.get(id));
}
