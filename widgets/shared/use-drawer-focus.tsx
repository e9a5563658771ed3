import { type ReactNode, type RefObject, useRef } from 'react';
import { focusInto } from './focus-into.ts';

/**
 * Properties for a drawer: once it stands, the focus is on its first control, unless something in it has it by then.
 * @param wanted takes the focus in any case
 */
export function useDrawerFocus(wanted?: RefObject<HTMLElement | null>) {
  const panel = useRef<HTMLDivElement>(null);
  return {
    afterOpenChange: (shown: boolean) => {
      if (!shown) return;
      wanted?.current?.focus();
      focusInto(panel.current);
    },
    drawerRender: (drawer: ReactNode) => (
      <div ref={panel} style={{ display: 'contents' }}>
        {drawer}
      </div>
    ),
  };
}
