import { Button } from 'antd';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { seenHeader } from '../../engine/schema/call-shapes/seen-header.ts';
import { places } from '../../engine/schema/routes/routes.ts';
import { moreHeaders } from '../request/client.ts';
import { isOldAtom, missedAtom } from '../services/served-build.ts';
import type { Info } from '../session/session.ts';
import { addWords } from '../words/words.ts';
import { OldPageNotice } from './OldPageNotice.tsx';
import { SafeNotice } from './SafeStrip.tsx';
import { Strip, Strips } from './Strips.tsx';
import { isSafeMode } from './safe-mode.ts';
import { screenTexts } from './screen-texts.ts';
import { type ScreenTrouble, screenTroubles } from './screen-troubles.ts';
import { hasScreen } from './screens.ts';

addWords([screenTexts]);

/** A look through the whole menu, for administrators alone: it comes late, and the page lives without it. */
const MenuNotice = lazy(() =>
  import('./MenuNotice.tsx').then(
    (file) => ({ default: file.MenuNotice }),
    () => ({ default: () => null }),
  ),
);

/** Seldom there: it comes late. Whether anything may be changed is the server's to say, with it or without. */
const SeeingStrip = lazy(() =>
  import('./SeeingStrip.tsx').then(
    (file) => ({ default: file.SeeingStrip }),
    () => ({ default: () => null }),
  ),
);

/**
 * What stands above the frame: as whom it is shown where that is another person, that a newer build is there, safe mode, to designers which stored screens could not be
 * shown, of which the server hears, and to administrators what is wrong with the menu.
 */
export function PageBanners({ info }: { readonly info: Info }) {
  const { request } = useServices();
  const troubles = useSyncExternalStore(screenTroubles.subscribe, screenTroubles.list);
  const [read, setRead] = useState<ReadonlySet<ScreenTrouble>>(new Set());
  const reported = useRef(new Set<ScreenTrouble>());
  useEffect(() => {
    for (const trouble of troubles) {
      if (reported.current.has(trouble)) continue;
      reported.current.add(trouble);
      const { id, version, message, at } = trouble;
      const body = { version, message: message.slice(0, 500), at: at.slice(0, 500) };
      // Only for the server's log: nobody waits for it.
      request('screenTrouble', { params: { id }, body, quiet: true }).catch(() => {});
    }
  }, [troubles, request]);
  const { isDesigner, isAdministrator, userName, userId, seenBy } = info.userInfo;
  // Before anything below can ask: a page that shows another person's changes nothing, however late it hears that this is over.
  if (seenBy) moreHeaders[seenHeader] = userId;
  const isOld = useAtomValue(isOldAtom);
  const missed = useSetAtom(missedAtom);
  useEffect(() => {
    // Vite says so wherever a file that comes late is not there.
    window.addEventListener('vite:preloadError', missed);
    return () => window.removeEventListener('vite:preloadError', missed);
  }, [missed]);
  const shown = isDesigner ? troubles.filter((trouble) => !read.has(trouble)) : [];
  if (!isSafeMode && !isOld && shown.length === 0 && !isAdministrator && !seenBy) return null;
  return (
    <Strips>
      {seenBy && (
        <Suspense>
          <SeeingStrip userName={userName} seenBy={seenBy} />
        </Suspense>
      )}
      <OldPageNotice />
      {isSafeMode && <SafeNotice designer={isDesigner} />}
      {shown.map((trouble) => (
        <TroubleNotice
          key={`${trouble.id} ${trouble.version}`}
          trouble={trouble}
          onRead={() => setRead((known) => new Set([...known, trouble]))}
        />
      ))}
      {isAdministrator && (
        <Suspense>
          <MenuNotice info={info} />
        </Suspense>
      )}
    </Strips>
  );
}

interface TroubleProps {
  readonly trouble: ScreenTrouble;
  onRead(): void;
}

function TroubleNotice({ trouble, onRead }: TroubleProps) {
  const { translate, navigate } = useServices();
  const { at, ...said } = trouble;
  const actions = (
    <>
      <Button type="link" size="small" onClick={() => navigate(places.design)}>
        {translate('screen.design')}
      </Button>
      <Button type="link" size="small" onClick={onRead}>
        {translate('screen.dismiss')}
      </Button>
    </>
  );
  return (
    <Strip tone="warning" actions={actions}>
      {translate(hasScreen(trouble.id) ? 'screen.trouble' : 'screen.gone', { ...said })}{' '}
      {at !== '' && <code>{translate('screen.at', { at })}</code>}
    </Strip>
  );
}
