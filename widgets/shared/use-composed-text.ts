import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useRef, useState } from 'react';
import { isComposing } from './is-composing.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a text control needs so that an input method hands out one change a word: letters under composition stay in the
 * control, and Enter that only picks a word reaches nobody.
 * @param onChange called with the new text, null when there is none; never twice with one text
 */
export function useComposedText(value: unknown, onChange: (text: string | null) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const composing = useRef(false);
  const text = value === null || value === undefined ? '' : String(value);

  const handOut = (next: string) => {
    if (next !== text) onChange(next === '' ? null : next);
  };
  return {
    text: draft ?? text,
    handOut,
    events: {
      onChange(event: ChangeEvent<TextControl>) {
        if (composing.current) setDraft(event.target.value);
        else handOut(event.target.value);
      },
      onCompositionStart() {
        composing.current = true;
      },
      onCompositionEnd(event: CompositionEvent<TextControl>) {
        composing.current = false;
        setDraft(null);
        handOut(event.currentTarget.value);
      },
      onKeyDown(event: KeyboardEvent<TextControl>) {
        if (event.key === 'Enter' && (composing.current || isComposing(event.nativeEvent))) event.stopPropagation();
      },
    },
  };
}
