import { useEffect, useState } from 'react';

/** What is typed, once the typing has paused; emptied it holds at once. @param pauseMs ms */
export function useLatePhrase(text: string, pauseMs: number): string {
  const word = text.trim();
  const [held, setHeld] = useState(word);
  useEffect(() => {
    if (word === '') {
      setHeld('');
      return;
    }
    const timer = setTimeout(() => setHeld(word), pauseMs);
    return () => clearTimeout(timer);
  }, [word, pauseMs]);
  return held;
}
