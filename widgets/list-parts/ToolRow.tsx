import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { keepOneStop } from './grid-keys.ts';

/** Where a key leads among so many tools; undefined for keys that lead nowhere. */
const ways: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * The tools of a list as one stop of Tab, so that its rows are not far: arrows, Home and End go from tool to tool. Source:
 * WAI-ARIA, toolbar pattern.
 */
export function ToolRow({ children }: { readonly children: ReactNode }) {
  const { translate } = useServices();
  const host = useRef<HTMLDivElement>(null);
  // After each drawing: tools come and go with what can be done with the list.
  useLayoutEffect(() => {
    if (host.current) keepOneStop(toolsIn(host.current), null);
  });
  const focused = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    // What hangs on a tool, such as its menu, tells of its focus here too.
    if (currentTarget.contains(target)) keepOneStop(toolsIn(currentTarget), target);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tools = toolsIn(event.currentTarget);
    const at = event.target instanceof HTMLElement ? tools.indexOf(event.target) : -1;
    const way = ways[event.key];
    if (!way || at < 0) return;
    event.preventDefault();
    tools[way(at, tools.length)]?.focus();
  };
  return (
    <div
      ref={host}
      role="toolbar"
      aria-label={translate('list.tools')}
      className="adit-list-icons"
      onFocus={focused}
      onKeyDown={press}
    >
      {children}
    </div>
  );
}

const toolsIn = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('button:not(:disabled)')];
