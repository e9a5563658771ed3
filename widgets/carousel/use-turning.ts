import { type FocusEvent, useEffect, useState } from 'react';
import { useMedia } from '../shared/use-media.ts';

/**
 * Turns to the next one every so often; stands still while somebody points at it or has the focus in it, while the tab is
 * hidden, and for whoever wants no motion.
 */
export function useTurning(isWanted: boolean, intervalMs: number, next: () => void) {
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const mayTurn = isWanted && !calm && !isPaused;
  const turns = mayTurn && !isPointedAt && !hasFocus && !isHidden;
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(next, intervalMs);
    return () => clearInterval(timer);
  }, [turns, intervalMs, next]);
  return {
    /** It turns by itself as soon as nothing keeps it from doing so. */
    mayTurn,
    turns,
    /** Somebody may want it to stop, or to go on. */
    canPause: isWanted && !calm,
    toggle: () => setPaused((paused) => !paused),
    around: {
      onMouseEnter: () => setPointedAt(true),
      onMouseLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
