import { type CompositionEvent, type KeyboardEvent, useRef, useState } from 'react';
import { isComposing } from '../shared/is-composing.ts';

/**
 * The text that a list is searched by. While an input method composes it stays as it was, so that pinyin letters never
 * empty the list, and Enter that only picks a word reaches nobody.
 * @returns `frame`: events of an element around the control
 */
export function useOptionSearch() {
  const [search, setSearch] = useState('');
  const composing = useRef(false);
  const words = search.trim().toLowerCase();
  return {
    search: search.trim(),
    matches: (label: unknown) => typeof label === 'string' && label.toLowerCase().includes(words),
    onSearch(text: string) {
      if (!composing.current) setSearch(text);
    },
    frame: {
      onCompositionStart() {
        composing.current = true;
      },
      onCompositionEnd(event: CompositionEvent) {
        composing.current = false;
        if (event.target instanceof HTMLInputElement) setSearch(event.target.value);
      },
      onKeyDownCapture(event: KeyboardEvent) {
        if (composing.current || isComposing(event.nativeEvent)) event.stopPropagation();
      },
    },
  };
}
