import './page-frame.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { LayoutProps } from '../../engine/contract/widget.ts';
import { limits } from '../../engine/schema/limits.ts';
import { type Branch, FrameContext } from '../shared/frame.ts';
import { type FrameLayout, frameLayouts } from '../shared/frame-layouts.ts';
import { useNarrow } from '../shared/use-media.ts';

export interface PageFrameProps extends LayoutProps {
  readonly sideOpen?: boolean;
  readonly layout?: FrameLayout;
  /** False: the header goes out of sight with the page. */
  readonly fixedHeader?: boolean;
}

/**
 * The frame of a page: columns of the menu, header, page tabs, and the page, each a `region`; where the menu stands is the
 * `layout`. Below 992 px the side is a drawer. The node's event `side` is asked to open or close it: `{ open }`. Source:
 * shell specification 2.3.
 */
export function PageFrame({ node, sideOpen, layout: wanted, fixedHeader, children }: PageFrameProps) {
  const { run } = useEngine();
  const { translate } = useServices();
  const narrow = useNarrow(limits.mobileBelowPx);
  const [branch, setBranch] = useState<Branch | null>(null);
  const layout = frameLayouts.find((one) => one === wanted) ?? 'classic';
  const open = sideOpen !== false;
  const ask = useRef((_open: boolean) => {});
  ask.current = (isOpen) => void run(node.on?.side ?? [], { open: isOpen });

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
    () => ({
      layout,
      narrow,
      sideOpen: shown,
      branch,
      closeSide: () => narrow && ask.current(false),
      keepBranch: setBranch,
      openBranch: (chosen: Branch) => {
        setBranch(chosen);
        if (!shown) ask.current(true);
      },
    }),
    [layout, narrow, shown, branch],
  );
  return (
    <FrameContext value={frame}>
      <div
        className="adit-frame"
        data-layout={layout}
        data-side={shown ? 'open' : 'folded'}
        data-narrow={narrow || undefined}
        data-scrolls={fixedHeader === false || undefined}
      >
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
