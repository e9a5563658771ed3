import { atom } from 'jotai';
import type { AskToLeave } from '../../engine/contract/services.ts';

/** Which of those who ask: all, or those whose work is gone with the page and not kept as a draft. */
export type Asked = 'all' | 'losing';

interface Guard {
  readonly ask: AskToLeave;
  /** What is unsaved is kept as a draft, and offered when the page is there again. */
  readonly keeps: boolean;
  /** Its page is kept out of sight: what set it up has been taken down, and the work is still there. */
  isKept: boolean;
}

export type LeaveGuard = ReturnType<typeof createLeaveGuard>;

/**
 * Pages with unsaved work ask before they are left: within the application, and when the tab of the browser is closed.
 * Several pages may live at once, of which one is shown; what belongs to none of them is called ''.
 */
export function createLeaveGuard() {
  const guards = new Map<string, Set<Guard>>();
  let shown = '';
  let kept: ReadonlySet<string> = new Set();
  let isHeld = false;
  const stay = (event: BeforeUnloadEvent) => event.preventDefault();
  const settle = () => {
    const wanted = guards.size > 0;
    if (wanted === isHeld) return;
    isHeld = wanted;
    if (wanted) window.addEventListener('beforeunload', stay);
    else window.removeEventListener('beforeunload', stay);
  };
  const of = (page: string, whom: Asked) =>
    [...(guards.get(page) ?? [])].filter(({ keeps }) => whom === 'all' || !keeps);
  const drop = (page: string, wanted: (guard: Guard) => boolean) => {
    const own = guards.get(page);
    for (const guard of own ?? []) if (wanted(guard)) own?.delete(guard);
    if (own?.size === 0) guards.delete(page);
    settle();
  };
  return {
    /** @returns the way to stop asking, which a page that goes out of sight and is kept does not mean */
    guard(ask: AskToLeave, page = '', keeps = false): () => void {
      const own = guards.get(page) ?? new Set<Guard>();
      const guard: Guard = { ask, keeps, isKept: false };
      guards.set(page, own.add(guard));
      settle();
      return () => {
        if (page !== shown && kept.has(page)) guard.isKept = true;
        else drop(page, (one) => one === guard);
      };
    },
    /** Told before the pages themselves hear of it: which one is shown from now on, and which are kept out of sight. */
    show(page: string, out: ReadonlySet<string>) {
      shown = page;
      kept = out;
      // What is shown again asks by itself again; what is kept no longer is gone.
      for (const known of [...guards.keys()])
        if (known === page || !out.has(known)) drop(known, ({ isKept }) => isKept);
    },
    /** Whether anybody asks for a page. */
    holds: (page: string, whom: Asked = 'all'): boolean => of(page, whom).length > 0,
    /** Pages that something would be lost of, '' among them. */
    held: (): readonly string[] => [...guards.keys()],
    /** Nothing is asked any more: the page goes, whatever anybody wants. */
    release(): void {
      guards.clear();
      settle();
    },
    /** True when everything of these pages that was asked lets go; of all pages where none are named. */
    async ask(pages: readonly string[] = [...guards.keys()], whom: Asked = 'all'): Promise<boolean> {
      for (const page of pages) if (!(await askAll(of(page, whom)))) return false;
      return true;
    },
  };
}

/** Who agrees to lose something of a page is not asked a second time for what is kept of it. */
async function askAll(guards: readonly Guard[]): Promise<boolean> {
  let isAgreed = false;
  for (const { ask, keeps } of guards.toSorted((one, other) => Number(one.keeps) - Number(other.keeps))) {
    if (keeps && isAgreed) continue;
    const answer = await ask();
    if (answer === false) return false;
    if (answer === true) isAgreed = true;
  }
  return true;
}

/** One for each page of the browser. */
export const leaveGuardAtom = atom(createLeaveGuard);
