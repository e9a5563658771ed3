import { type ComponentProps, createContext, useContext, useEffect, useState } from 'react';
import { isComposing } from '../shared/is-composing.ts';

/** Which input of a picker: a range has two, every other picker only the first. */
export type EntryEnd = 'start' | 'end';

export interface TypedEntry {
  /** Names of the two inputs of a range, where a label's `for` reaches the first alone. */
  readonly names?: Readonly<Record<EntryEnd, string>>;
  /** Counts what was chosen otherwise than by typing; text under way gives way to it. */
  readonly generation: number;
  /** Its panel stands open. */
  readonly isOpen: boolean;
  /** Takes the text of an input that is left, or in which Enter was pressed. */
  settle(text: string, end: EntryEnd): void;
  /** After Enter. */
  done(end: EntryEnd): void;
}

export const TypedEntryContext = createContext<TypedEntry | null>(null);

interface TypedInputProps extends ComponentProps<'input'> {
  readonly 'date-range'?: EntryEnd;
}

/**
 * The input of a picker. antd's own rewrites text as soon as it matches a format, half a word before one has finished
 * writing, and drops silently what does not; here the text stays as typed until Enter or leaving.
 */
export function TypedInput({ 'date-range': end = 'start', ...rest }: TypedInputProps) {
  const entry = useContext(TypedEntryContext);
  const [draft, setDraft] = useState<{ text: string; generation: number } | null>(null);
  const generation = entry?.generation ?? 0;
  const typed = draft?.generation === generation ? draft.text : null;

  useEffect(() => {
    setDraft((current) => (current?.generation === generation ? current : null));
  }, [generation]);

  const settle = () => {
    if (typed === null) return false;
    setDraft(null);
    entry?.settle(typed.trim(), end);
    return true;
  };
  return (
    <input
      {...rest}
      value={typed ?? rest.value}
      aria-label={entry?.names?.[end]}
      onChange={(event) => setDraft({ text: event.target.value, generation })}
      onKeyDown={(event) => {
        const ends = event.key === 'Escape' && (typed !== null || entry?.isOpen === true);
        if (ends) setDraft(null);
        if (event.key === 'Enter' && !isComposing(event.nativeEvent) && settle()) {
          event.preventDefault();
          entry?.done(end);
          return;
        }
        rest.onKeyDown?.(event);
        if (!ends) return;
        // What was opened or begun here ends first: the row or the page around has the next Escape.
        event.preventDefault();
        event.stopPropagation();
      }}
      onBlur={(event) => {
        settle();
        rest.onBlur?.(event);
      }}
    />
  );
}
