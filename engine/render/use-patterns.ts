import { useEffect, useState } from 'react';
import type { ResolvedDocument } from '../contract/resolved.ts';
import { hasPatterns, loadPatterns } from '../resolve/late-patterns.ts';

/** True once what runs the document's patterns is there, or has been asked for in vain: the server judges then. */
export function usePatterns(document: ResolvedDocument): boolean {
  const [asked, setAsked] = useState<ResolvedDocument | null>(null);
  const ready = !document.hasPatterns || hasPatterns() || asked === document;
  useEffect(() => {
    if (ready) return;
    let alive = true;
    const done = () => void (alive && setAsked(document));
    loadPatterns().then(done, done);
    return () => {
      alive = false;
    };
  }, [document, ready]);
  return ready;
}
