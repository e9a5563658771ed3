import { type RefObject, useEffect, useState } from 'react';
import type { CodeText } from '../code-text/create-code-text.ts';
import { type CodeType, detectType, faultAt, placeIn, reformat } from './code-types.ts';

/** A moment without a key: long enough not to speak at each. */
const pauseMs = 250;

interface Code {
  readonly text: string;
  /** What the design says that it is. */
  readonly given: CodeType | undefined;
  /** Characters that it may have. */
  readonly most: number;
  readonly editor: RefObject<CodeText | null>;
  onText(text: string): void;
}

/** What a text is written in, where it is not, and the ways to lay it out anew. */
export function useCode({ text, given, most, editor, onText }: Code) {
  const [chosen, setChosen] = useState<CodeType>();
  const [judged, setJudged] = useState({ text, type: given ?? detectType(text) });
  const [grown, setGrown] = useState<string>();
  const type = chosen ?? given ?? detectType(text);
  useEffect(() => {
    const timer = setTimeout(() => setJudged({ text, type }), pauseMs);
    return () => clearTimeout(timer);
  }, [text, type]);

  const at = faultAt(judged.text, judged.type);
  const layOut = (as: CodeType, compress: boolean) => {
    const made = reformat(text, as, compress);
    setJudged({ text, type: as });
    setGrown(undefined);
    if ('at' in made) {
      editor.current?.reveal(made.at);
      editor.current?.focus();
    } else if (made.text.length > most && made.text.length > text.length) setGrown(text);
    else if (made.text !== text) onText(made.text);
  };
  return {
    type,
    fault: at === undefined ? undefined : { at, type: judged.type, ...placeIn(judged.text, at) },
    /** Laid out anew it would be longer than it may be. */
    isTooLong: grown === text,
    layOut: (compress: boolean) => layOut(type, compress),
    become: (next: CodeType) => {
      setChosen(next);
      layOut(next, false);
    },
  };
}
