import './tabs.css';
import { type KeyboardEvent, useRef } from 'react';
import type { LayoutProps } from '../../engine/contract/widget.ts';
import { ProblemCount } from '../shared/ProblemCount.tsx';

export interface TabsProps extends Pick<LayoutProps, 'id' | 'label' | 'panes' | 'active' | 'onActive'> {
  readonly type?: string;
  readonly tabPosition?: string;
  /** Ids of the panes that the design opens at first. */
  readonly initial?: readonly string[];
}

/** Where a key leads among so many tabs; undefined for keys that lead nowhere. */
const ways: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * One pane at a time. A pane that was open once stays drawn, so that nothing typed into it is lost. Arrow keys, Home and
 * End move the focus, Enter and Space open; tabs that find no room are scrolled to.
 */
export function Tabs({ id, label, panes, active, onActive, type, tabPosition, initial = [] }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const drawn = useRef(new Set<string>());
  const asked = [...initial, ...active].reverse();
  const open = asked.find((one) => panes.some((pane) => pane.id === one)) ?? panes[0]?.id;
  if (open === undefined) return null;
  drawn.current.add(open);
  const side = tabPosition === 'bottom' || tabPosition === 'left' || tabPosition === 'right' ? tabPosition : 'top';
  const look = [
    'adit-pane-tabs',
    (type === 'card' || type === 'border-card') && 'adit-pane-tabs-card',
    type === 'border-card' && 'adit-pane-tabs-framed',
  ];
  const move = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = tabs.findIndex((tab) => tab.matches(':focus'));
    const way = ways[event.key];
    if (!way || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    tabs[way(at, tabs.length)]?.focus();
  };
  return (
    <div className={look.filter(Boolean).join(' ')} data-side={side}>
      <div
        ref={list}
        className="adit-pane-list"
        role="tablist"
        aria-label={label || undefined}
        aria-orientation={side === 'left' || side === 'right' ? 'vertical' : 'horizontal'}
        onKeyDown={move}
      >
        {panes.map((pane) => (
          <button
            key={pane.id}
            type="button"
            className="adit-pane-tab"
            role="tab"
            id={`${id}-tab-${pane.id}`}
            aria-selected={pane.id === open}
            aria-controls={drawn.current.has(pane.id) ? `${id}-panel-${pane.id}` : undefined}
            tabIndex={pane.id === open ? 0 : -1}
            onClick={() => onActive([pane.id])}
          >
            {pane.label}
            <ProblemCount count={pane.problems} look="pill" />
          </button>
        ))}
      </div>
      <div className="adit-pane-panels">
        {panes
          .filter((pane) => drawn.current.has(pane.id))
          .map((pane) => (
            <div
              key={pane.id}
              role="tabpanel"
              id={`${id}-panel-${pane.id}`}
              aria-labelledby={`${id}-tab-${pane.id}`}
              hidden={pane.id !== open}
            >
              {pane.content}
            </div>
          ))}
      </div>
    </div>
  );
}
