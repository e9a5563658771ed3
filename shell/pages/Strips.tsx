import './strip.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const roomTaken = '--adit-strips';

/** Lines above the page; what fills the window leaves them their room (`--adit-strips`, px). */
export function Strips({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const watcher = new ResizeObserver(() => style.setProperty(roomTaken, `${element.current?.offsetHeight ?? 0}px`));
    if (element.current) watcher.observe(element.current);
    return () => {
      watcher.disconnect();
      style.removeProperty(roomTaken);
    };
  }, []);
  return (
    <div className="adit-strips" ref={element}>
      {children}
    </div>
  );
}

interface StripProps {
  readonly tone?: 'warning' | 'error';
  /** Buttons at its end. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export function Strip({ tone, actions, children }: StripProps) {
  return (
    <div className="adit-strip" role="status" data-tone={tone}>
      <span className="adit-strip-words">{children}</span>
      {actions}
    </div>
  );
}
