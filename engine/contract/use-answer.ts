import { useCallback, useEffect, useState } from 'react';

/** What came of a question: nothing yet, why there is no answer, or the answer. */
export type Asked<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly answer: Answer };

export type Ask<Answer> = (signal: AbortSignal) => Promise<Answer>;

const loading = { status: 'loading' } as const;

/**
 * Asks when it is drawn, and again on request. The last question wins: an earlier one is aborted, and its answer never
 * stands in the place of this one's.
 * @param ask kept by useCallback, since another function is another question; null asks nothing and stays `loading`
 */
export function useAnswer<Answer>(ask: Ask<Answer> | null): { readonly state: Asked<Answer>; again(): void } {
  const [turn, setTurn] = useState(0);
  const [held, setHeld] = useState<{ ask: typeof ask; turn: number; state: Asked<Answer> }>();
  useEffect(() => {
    if (ask === null) return;
    const left = new AbortController();
    const take = (state: Asked<Answer>) => {
      if (!left.signal.aborted) setHeld({ ask, turn, state });
    };
    ask(left.signal).then(
      (answer) => take({ status: 'ready', answer }),
      (error: unknown) => take({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => left.abort();
  }, [ask, turn]);
  // What is held belongs to its question; until this one is answered, it is on its way.
  const state = held?.ask === ask && held.turn === turn ? held.state : loading;
  return { state, again: useCallback(() => setTurn((count) => count + 1), []) };
}
