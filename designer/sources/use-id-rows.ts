import { useCallback } from 'react';
import type { Requests } from '../../engine/contract/requests.ts';
import { useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';
import type { IdKind } from './IdSelect.tsx';

export interface IdRow {
  readonly id: string;
  readonly name: string;
  readonly enCode: string;
}

const none: readonly IdRow[] = [];

/** Asks the server; of what stands in categories, the entries alone. @throws RequestFailure */
export async function readIdRows(
  kind: IdKind,
  request: Requests['request'],
  signal?: AbortSignal,
): Promise<readonly IdRow[]> {
  const manner = { quiet: true, ...(signal ? { signal } : {}) };
  if (kind === 'dictionary') return (await request('dictionaryTypes', manner)).list.map(rowOf);
  const { list } = await (kind === 'model' ? request('modelSelector', manner) : request('interfaceSelector', manner));
  return list.flatMap(({ children }) => children.map(rowOf));
}

/** What may be chosen, by name: trees are flat here, and their categories left out. */
export function useIdRows(kind: IdKind): {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly rows: readonly IdRow[];
} {
  const { request } = useServices();
  const ask = useCallback((signal: AbortSignal) => readIdRows(kind, request, signal), [request, kind]);
  const { state } = useAnswer(ask);
  return { state: state.status, rows: state.status === 'ready' ? state.answer : none };
}

function rowOf({
  id,
  fullName,
  enCode,
}: {
  readonly id: string;
  readonly fullName: string;
  readonly enCode: string;
}): IdRow {
  return { id, name: fullName, enCode };
}
