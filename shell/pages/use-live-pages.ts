import { useLayoutEffect, useState } from 'react';
import { type LiveRules, livePages } from '../router/live-pages.ts';
import type { LeaveGuard } from '../session/leave-guard.ts';

/** Addresses of the pages that live, each with a number of its own for as long as it does; the guard hears of changes. */
export function useLivePages(shown: string, guard: LeaveGuard, rules: Omit<LiveRules, 'holds'>) {
  const [live, setLive] = useState<readonly string[]>([]);
  const next = livePages(live, shown, { ...rules, holds: guard.holds });
  if (next !== live) setLive(next);
  const [numbers] = useState(() => new Map<string, number>());
  for (const address of next) if (!numbers.has(address)) numbers.set(address, numbers.size);
  // Before the pages that go out of sight, or come back, are told of it.
  useLayoutEffect(() => guard.show(shown, new Set(next.filter((address) => address !== shown))), [guard, shown, next]);
  return { live: next, numberOf: (address: string) => numbers.get(address) ?? 0 };
}
