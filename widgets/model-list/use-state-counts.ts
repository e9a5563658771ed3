import { useEffect, useMemo, useState } from 'react';
import type { CallAnswer } from '../../engine/contract/requests.ts';
import { useServices } from '../../engine/contract/services.ts';
import { stateFieldOf } from '../../engine/schema/lists/list-type.ts';
import type { Model } from './model.ts';
import { type StateCounts, stateCounts, statesMost } from './state-counts.ts';
import { type Asked, conditionsOf } from './use-records.ts';

/**
 * How many rows each option of the field of states has under the other conditions; null where the list has no such field,
 * or the server does not say. What was counted last stays until it is counted anew.
 * @param attempt another one counts again
 */
export function useStateCounts(model: Model, asked: Asked, attempt: number): StateCounts | null {
  const { request, language } = useServices();
  const field = useMemo(() => stateFieldOf(model.list, model.catalogue), [model]);
  const [answer, setAnswer] = useState<CallAnswer<'recordStatistics'> | null>(null);
  const conditions = JSON.stringify(conditionsOf(asked));
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt counts again
  useEffect(() => {
    if (!field) return;
    const left = new AbortController();
    const body = {
      ...JSON.parse(conditions),
      group: { field: field.name },
      measures: [{ kind: 'count' }],
      most: statesMost,
    };
    request('recordStatistics', { params: { id: model.id }, body, signal: left.signal, quiet: true }).then(
      (data) => left.signal.aborted || setAnswer(data),
      () => left.signal.aborted || setAnswer(null),
    );
    return () => left.abort();
  }, [request, model.id, field, conditions, attempt]);
  return useMemo(() => (field && answer ? stateCounts(answer, field, language) : null), [field, answer, language]);
}
