import { useEffect, useRef } from 'react';

/** Alt ↓ and Alt ↑ go from change to change, wherever the focus is, for as long as changes are shown. */
export function useChangeKeys(step: (by: 1 | -1) => void): void {
  const now = useRef(step);
  now.current = step;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      // Under the dialog the same keys move nodes.
      event.stopPropagation();
      now.current(event.key === 'ArrowDown' ? 1 : -1);
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
}
