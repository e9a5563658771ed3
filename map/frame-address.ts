import type { DrawnShape } from '../engine/schema/live/map-messages.ts';
import { type Language, languages } from '../engine/schema/text/text.ts';

/** What is drawn of what is kept: everything, one kind of it, or nothing. */
export type MapSet = 'all' | 'axes' | 'regions' | 'none';

/** What a frame is told by its address. Source: shell specification 4.7 */
export interface FrameAddress {
  /** What people draw there by themselves; undefined: they look. */
  readonly tool: DrawnShape | undefined;
  readonly set: MapSet;
  readonly gid: string;
  /** Stands behind the `#`, which no browser sends anywhere. */
  readonly key: string;
  /** How the page around looks, until it says so itself. */
  readonly isDark: boolean;
  readonly language: Language;
}

const shapes: readonly DrawnShape[] = ['point', 'line', 'polygon'];
const sets: readonly MapSet[] = ['all', 'axes', 'regions', 'none'];
const oneOf = <Word extends string>(words: readonly Word[], word: string | null) => words.find((one) => one === word);

export function readFrameAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): FrameAddress {
  const query = new URLSearchParams(search);
  const secret = new URLSearchParams(hash.slice(1));
  return {
    tool: oneOf(shapes, query.get('type')),
    set: oneOf(sets, query.get('set')) ?? 'all',
    gid: query.get('gid') ?? '',
    key: secret.get('key') ?? '',
    isDark: secret.get('dark') === '1',
    language: oneOf(languages, secret.get('language')) ?? 'zh',
  };
}
