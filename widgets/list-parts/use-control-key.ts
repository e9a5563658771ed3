import { useEffect, useRef } from 'react';
import { isComposing } from '../shared/is-composing.ts';

/**
 * Ctrl with a key acts from wherever the focus is, unless something inside takes it or another dialog has it.
 * @param key `Enter`, or a letter in lower case
 */
export function useControlKey(key: string, act: () => void, isActive: () => boolean): void {
  const now = useRef({ act, isActive });
  now.current = { act, isActive };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const isKey = (event.ctrlKey || event.metaKey) && pressed === key && !isComposing(event);
      const asked = event.target instanceof Element && event.target.closest('.ant-modal-confirm');
      if (!isKey || event.defaultPrevented || asked || !now.current.isActive()) return;
      event.preventDefault();
      now.current.act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key]);
}
