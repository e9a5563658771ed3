import './user-sheet-opener.css';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { LayoutProps } from '../../engine/contract/widget.ts';
import { SheetContext } from '../shared/sheet.ts';
import { UserFace } from '../user-menu/UserFace.tsx';
import { whoIs } from '../user-menu/who.ts';

// What a sheet is made of comes when somebody is about to open it.
const loadPanel = () => import('./SheetPanel.tsx');
const SheetPanel = lazy(() => loadPanel().then((module) => ({ default: module.SheetPanel })));
const prepare = () => void loadPanel().catch(() => {});

export interface UserSheetProps extends LayoutProps {
  /** User info of the session. */
  readonly user?: unknown;
}

/** The face of who is signed in, and behind it a sheet from the foot of the window with all that finds no room in a header. */
export function UserSheet({ id, user, children }: UserSheetProps) {
  const { translate } = useServices();
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const button = useRef<HTMLButtonElement>(null);
  const follow = useRef<() => void>(undefined);
  const who = whoIs(user, translate('widget.userSheet'));
  const open = state === 'open';
  const sheet = useMemo(
    () => ({
      closeThen: (next: () => void) => {
        follow.current = next;
        setState('closed');
      },
    }),
    [],
  );
  // After the panel has let go of the focus: what opens next gives it back to the face.
  useEffect(() => {
    if (state !== 'closed') return;
    button.current?.focus();
    const next = follow.current;
    follow.current = undefined;
    next?.();
  }, [state]);
  return (
    <>
      <button
        ref={button}
        type="button"
        id={id}
        className="adit-user-sheet-opener"
        aria-label={who.name}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setState('open')}
      >
        <UserFace who={who} />
      </button>
      {state !== 'unopened' && (
        <Suspense fallback={null}>
          <SheetPanel open={open} who={who} onClose={() => setState('closed')}>
            <SheetContext value={sheet}>{children}</SheetContext>
          </SheetPanel>
        </Suspense>
      )}
    </>
  );
}
