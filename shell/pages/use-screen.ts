import { useAtomValue } from 'jotai';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useOnce } from '../../engine/contract/use-once.ts';
import { pruneNodes } from '../../engine/schema/documents/prune.ts';
import { screensBeforeSignIn } from '../request/page-facts.ts';
import { leaveGuardAtom } from '../session/leave-guard.ts';
import { heldIn, type SessionState, sessionAtom } from '../session/session.ts';
import { addWords } from '../words/words.ts';
import { RegistryContext } from './registry-context.ts';
import { isSafeMode } from './safe-mode.ts';
import { hasScreen, type OpenedScreen, openShipped } from './screens.ts';

/** Another object whenever somebody else is signed in, or holds other rights: screens differ by them. */
const rightsIn = (session: SessionState): object => (session.status === 'ready' ? session.permissionList : nobody);
const nobody = {};

interface Screen {
  /** Undefined until it is there. */
  readonly shown: (OpenedScreen & { readonly key: string }) | undefined;
  /** There is nothing to show: neither a version that can be drawn nor a shipped one. */
  readonly failure: Error | false | undefined;
  /** The version that is shown could not be drawn: the shipped one takes its place. */
  broke(error: Error): void;
}

/**
 * A screen to be drawn: the version that is online where there is one that can be had, else the shipped one.
 * @param menuId the entry whose page it is: what was granted on it counts
 */
export function useScreen(id: string, menuId: string): Screen {
  const whole = useContext(RegistryContext);
  const services = useServices();
  const session = useAtomValue(sessionAtom);
  const [shown, setShown] = useState<Screen['shown']>();
  const [broken, setBroken] = useState<{ readonly version: number | undefined; readonly error: Error }>();
  const [lost, setLost] = useState<{ readonly id: string; readonly error: Error }>();
  const known = whole ? session.status === 'ready' && session.screens : screensBeforeSignIn;
  const isShipped = hasScreen(id);
  const online = (known && !(isSafeMode && isShipped) && known[id]) || undefined;
  const version = online === broken?.version ? undefined : online;
  const broke = useCallback((error: Error) => setBroken({ version, error }), [version]);
  const once = useOnce();
  const guard = useAtomValue(leaveGuardAtom);
  const standing = useRef<string>(undefined);
  // What was granted while a page stands there is seen when it is opened next: it keeps what is typed into it.
  const sessionNow = useRef(session);
  sessionNow.current = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are no reason to open it anew
  useEffect(() => {
    // Another version waits until the page is opened next where somebody writes: it keeps what is typed into it.
    const isOther = standing.current === id && version === online;
    if (isOther && guard.held().length > 0) return;
    const done = once(id, version, whole);
    if (!done) return;
    let wanted = true;
    const opening =
      version === undefined && (whole || !isSafeMode)
        ? openShipped(id, whole)
        : import('./online-screen.ts').then(({ openOther }) =>
            openOther(id, version, whole, services, rightsIn(sessionNow.current)),
          );
    opening
      .then((next) => {
        if (!next) throw new Error(id);
        if (!wanted) return;
        addWords([...next.registry.descriptors.values()].map(({ texts }) => texts));
        done();
        // What the server has sent is what the person may see: a code may have been granted on that screen alone.
        const held = heldIn(sessionNow.current, menuId);
        const { screen: stored } = next;
        const screen = version === undefined ? { ...stored, nodes: pruneNodes(stored.nodes, held) } : stored;
        standing.current = id;
        setShown({ ...next, screen, key: `${id} ${version}` });
      })
      .catch((error: Error) => {
        if (!wanted) return;
        if (version !== undefined) broke(error);
        // A shipped screen that cannot be fetched has nothing to stand in for it.
        else
          setLost({
            id,
            error: new Error(services.translate(whole ? 'page.lost' : 'request.failed'), { cause: error }),
          });
      });
    return () => {
      wanted = false;
    };
  }, [id, version, whole, once, menuId]);
  const failure = lost?.id === id ? lost.error : !isShipped && broken?.error;
  return { shown, failure, broke };
}
