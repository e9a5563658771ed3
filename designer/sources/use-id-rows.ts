import { useCallback } from 'react';
import { type Services, useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';
import { isObject } from '../document/json.ts';
import type { IdKind } from './IdSelect.tsx';

export interface IdRow {
  readonly id: string;
  readonly name: string;
  readonly enCode: string;
}

const callOf = { model: 'modelSelector', interface: 'interfaceSelector', dictionary: 'dictionaryTypes' } as const;
const none: readonly IdRow[] = [];

/** Asks the server. @throws RequestFailure */
export async function readIdRows(
  kind: IdKind,
  request: Services['request'],
  signal?: AbortSignal,
): Promise<readonly IdRow[]> {
  return rowsIn(await request(callOf[kind], { quiet: true, ...(signal ? { signal } : {}) }));
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

function rowsIn(answer: unknown): IdRow[] {
  const list = isObject(answer) ? answer.list : answer;
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).flatMap((row): IdRow[] => {
    const inside = Array.isArray(row.children) ? rowsIn(row.children) : [];
    // A category has entries and no code of its own.
    if (typeof row.id !== 'string' || typeof row.enCode !== 'string' || row.enCode === '') return inside;
    return [
      { id: row.id, name: typeof row.fullName === 'string' ? row.fullName : row.id, enCode: row.enCode },
      ...inside,
    ];
  });
}
