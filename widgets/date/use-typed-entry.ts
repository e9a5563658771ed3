import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { readTyped } from './day-format.ts';
import { type EntryEnd, type TypedEntry, TypedInput } from './TypedInput.tsx';

export interface TypedEntryRules {
  readonly label: string;
  /** Strict formats that are understood. */
  readonly formats: readonly string[];
  /** Key of the words that say that a text is none: `widget.date.refused`, `widget.time.refused` … */
  readonly refused: string;
  readonly example: string;
  readonly names?: TypedEntry['names'];
  /** A reason, in words, why a typed value that was understood is not taken. */
  outside?(typed: Dayjs): string | undefined;
  /** Takes what was typed; null when the text was taken away. */
  take(typed: Dayjs | null, end: EntryEnd): void;
  /** After Enter, where there is more to fill in; else the panel closes. */
  next?(end: EntryEnd): boolean;
}

const components = { input: TypedInput };

/**
 * What antd's pickers leave out for those who type: any usual way of writing is understood, emptied text empties the
 * value, and text that is not taken is said so instead of vanishing.
 */
export function useTypedEntry(rules: TypedEntryRules) {
  const { toast, translate } = useServices();
  const [open, setOpen] = useState(false);
  const [generation, setGeneration] = useState(0);
  const entry: TypedEntry = {
    names: rules.names,
    generation,
    isOpen: open,
    settle(text, end) {
      if (text === '') {
        rules.take(null, end);
        return;
      }
      const { label, example } = rules;
      const typed = readTyped(text, rules.formats);
      const words = typed ? rules.outside?.(typed) : translate(rules.refused, { label, text, example });
      if (words) toast('warning', words);
      else if (typed) rules.take(typed, end);
    },
    done(end) {
      if (!rules.next?.(end)) setOpen(false);
    },
  };
  const picker = {
    components,
    open,
    onOpenChange: setOpen,
    onCalendarChange: () => setGeneration((count) => count + 1),
  };
  return { entry, picker };
}
