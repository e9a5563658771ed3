import './page-frame.css';
import { useEffect, useMemo, useRef } from 'react';
import { useEngine } from '../../engine/render/engine-context.ts';
import { useServices } from '../../engine/render/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { LayoutProps } from '../../engine/widget.ts';
import { FrameContext } from '../shared/frame.ts';
import { useNarrow } from '../shared/use-media.ts';

export interface PageFrameProps extends LayoutProps {
  readonly sideOpen?: boolean;
}

/**
 * The fixed frame of a page: side menu, header, page tabs, and the page, each a `region`. Below 992 px the side is a
 * drawer. The node's event `side` is asked to open or close it: `{ open }`. Source: shell specification 2.3.
 */
export function PageFrame({ node, sideOpen, children }: PageFrameProps) {
  const { run } = useEngine();
  const { translate } = useServices();
  const narrow = useNarrow(limits.mobileBelowPx);
  const open = sideOpen !== false;
  const ask = useRef((_open: boolean) => {});
  ask.current = (wanted) => void run(node.on?.side ?? [], { open: wanted });

  // The drawer is closed when the window becomes narrow; the side comes back with the room for it.
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    if (before.current === narrow) return;
    const isFirst = before.current === null;
    before.current = narrow;
    if (narrow || !isFirst) ask.current(!narrow);
  }, [narrow]);
  const settled = before.current === narrow;

  const shown = open && (!narrow || settled);
  const frame = useMemo(
    () => ({ narrow, sideOpen: shown, closeSide: () => narrow && ask.current(false) }),
    [narrow, shown],
  );
  return (
    <FrameContext value={frame}>
      <div className="adit-frame" data-side={shown ? 'open' : 'folded'} data-narrow={narrow || undefined}>
        <button type="button" className="adit-skip" onClick={skip}>
          {translate('widget.pageFrame.skip')}
        </button>
        {children}
      </div>
    </FrameContext>
  );
}

/** Moves the focus without a change of the address, which would be taken for a field's anchor. */
function skip() {
  document.getElementById('adit-main')?.focus();
}
