import { useCallback } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';
import { limits } from '../../engine/schema/limits.ts';

export interface CallRow {
  readonly id: string;
  readonly name: string;
  readonly enCode: string;
  /** Parameters that a data interface declares. */
  readonly parameters: readonly { readonly field: string; readonly fieldName: string }[];
}

interface CallRows {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly rows: readonly CallRow[];
  again(): void;
}

/** Lists that a setting chooses from. Those that come in pages are asked for as one. */
const queries = {
  dictionaryTypes: {},
  interfaceSelector: {},
  billRules: { currentPage: 1, pageSize: limits.pageSizeMost },
} as const;
export type ListCall = keyof typeof queries;

const none: readonly CallRow[] = [];

/** The rows of a list that the server has: dictionaries, data interfaces, bill rules. Asked for when an editor opens. */
export function useCallRows(call: ListCall): CallRows {
  const { request } = useServices();
  const ask = useCallback(
    async (signal: AbortSignal) => readRows(await request(call, { query: queries[call], quiet: true, signal })),
    [request, call],
  );
  const { state, again } = useAnswer(ask);
  return { state: state.status, rows: state.status === 'ready' ? state.answer : none, again };
}

/** The answer's list, whatever else it says. */
function readRows(answer: unknown): CallRow[] {
  const list = isRecord(answer) ? answer.list : answer;
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).flatMap((row) => {
    if (typeof row.id !== 'string') return [];
    const enCode = typeof row.enCode === 'string' ? row.enCode : '';
    const name = typeof row.fullName === 'string' && row.fullName !== '' ? row.fullName : enCode || row.id;
    const parameters = (Array.isArray(row.parameters) ? row.parameters : []).filter(isRecord).flatMap((one) => {
      if (typeof one.field !== 'string') return [];
      return [{ field: one.field, fieldName: typeof one.fieldName === 'string' ? one.fieldName : one.field }];
    });
    return [{ id: row.id, name, enCode, parameters }];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
