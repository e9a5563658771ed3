import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { HeldLine } from '../../engine/schema/calls/rights-report-calls.ts';
import type { GrantKind } from '../../engine/schema/grants/grant-kinds.ts';

export type ReportState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly kind: GrantKind;
      readonly list: readonly HeldLine[];
      readonly isAdministrator: boolean;
      readonly isOff: boolean;
    };

/** What somebody holds of one kind. */
export function useReport(userId: string, kind: GrantKind): { state: ReportState; again: () => void } {
  const { request } = useServices();
  const [state, setState] = useState<ReportState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    if (userId === '') return;
    const left = new AbortController();
    setState({ status: 'loading' });
    request('personRights', { params: { id: userId }, query: { type: kind }, signal: left.signal, quiet: true }).then(
      ({ list, isAdministrator, isOff }) => {
        if (!left.signal.aborted) setState({ status: 'ready', kind, list, isAdministrator, isOff });
      },
      (error: Error) => {
        if (!left.signal.aborted) setState({ status: 'failed', message: error.message });
      },
    );
    return () => left.abort();
  }, [request, userId, kind, attempt]);
  // What was read for another kind is not this one's.
  const shown: ReportState = state.status === 'ready' && state.kind !== kind ? { status: 'loading' } : state;
  return { state: shown, again: useCallback(() => setAttempt((count) => count + 1), []) };
}
