import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * What is made of something large, in quiet moments: no key waits for it.
 * @param make the same function for as long as it makes the same of it
 * @returns null until it was made first, then what was made last
 */
export function useWhenIdle<From, Made>(from: From, make: (from: From) => Made): Made | null {
  const [made, setMade] = useState<{ readonly it: Made } | null>(null);
  useEffect(() => whenIdle(() => setMade({ it: make(from) })), [from, make]);
  return made === null ? null : made.it;
}
