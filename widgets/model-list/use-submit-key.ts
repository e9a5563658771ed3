import { useEffect, useRef } from 'react';
import { isComposing } from '../shared/is-composing.ts';

/** Ctrl Enter submits from wherever the focus is, unless something inside takes the key or another dialog has it. */
export function useSubmitKey(submit: () => void, isActive: () => boolean): void {
  const now = useRef({ submit, isActive });
  now.current = { submit, isActive };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isKey = (event.ctrlKey || event.metaKey) && event.key === 'Enter' && !isComposing(event);
      const asked = event.target instanceof Element && event.target.closest('.ant-modal-confirm');
      if (!isKey || event.defaultPrevented || asked || !now.current.isActive()) return;
      event.preventDefault();
      now.current.submit();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
