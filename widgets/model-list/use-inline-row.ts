import { useEffect, useState } from 'react';
import type { InlineRow } from './InlineRow.tsx';
import type { Inline } from './use-inline.ts';

/**
 * Few lists are written in where they stand: what draws such a row is fetched behind the first rows of one that is.
 * @returns null until it is there; a fetch that failed is tried again when a row is begun
 */
export function useInlineRow(inline: Inline | null): typeof InlineRow | null {
  const [drawn, setDrawn] = useState<{ readonly as: typeof InlineRow } | null>(null);
  const isInline = inline !== null;
  const editing = inline?.editing ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that is begun asks again
  useEffect(() => {
    if (!isInline || drawn) return;
    import('./InlineRow.tsx').then(
      (module) => setDrawn({ as: module.InlineRow }),
      () => undefined,
    );
  }, [isInline, editing, drawn]);
  return drawn?.as ?? null;
}
