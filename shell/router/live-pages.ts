import { limits } from '../../engine/schema/limits.ts';

export interface LiveRules {
  /** Whether a page out of sight is to be kept. */
  keeps(address: string): boolean;
  /** Whether its tab is there. */
  hasTab(address: string): boolean;
  /** Whether something of it would be lost. */
  holds(address: string): boolean;
}

/**
 * Which pages live once `shown` is shown. Of too many the least recently used go, but never one with unsaved work: that
 * one goes when the person lets it, with its tab. Source: shell specification 2.3, page cache.
 * @param live addresses of the pages that live, the least recently used first; the last is the one shown before
 * @returns the same list where nothing changes, else a new one with `shown` as its last
 */
export function livePages(live: readonly string[], shown: string, rules: LiveRules): readonly string[] {
  const stays = (address: string, at: number) => {
    if (address === shown || !rules.hasTab(address)) return false;
    // The page that was shown has been asked when it was left, or is kept.
    return rules.keeps(address) || (at < live.length - 1 && rules.holds(address));
  };
  const left = live.filter(stays);
  while (left.length >= limits.cachedPagesMost) {
    const at = left.findIndex((address) => !rules.holds(address));
    if (at < 0) break;
    left.splice(at, 1);
  }
  const next = [...left, shown];
  const isSame = next.length === live.length && next.every((address, at) => address === live[at]);
  return isSame ? live : next;
}
