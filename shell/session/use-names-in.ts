import { useEffect, useRef } from 'react';
import type { Services } from '../../engine/contract/services.ts';
import type { Language } from '../../engine/schema/text/text.ts';

/** Names that came with the session (person, department, system) are asked for anew when another language is chosen. */
export function useNamesIn(language: Language, { command }: Services): void {
  const known = useRef(language);
  useEffect(() => {
    if (known.current === language) return;
    known.current = language;
    // Without an answer the names stay in the language before.
    void Promise.resolve(command('refreshSession', {}, { quiet: true })).catch(() => {});
  }, [language, command]);
}
