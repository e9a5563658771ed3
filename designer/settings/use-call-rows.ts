import { useCallback } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { useAsked } from '../../engine/render/use-asked.ts';

interface CallRow {
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

const none: readonly CallRow[] = [];

/** The rows of a list that the server has: dictionaries, data interfaces. Asked for when an editor opens. */
export function useCallRows(call: 'dictionaryTypes' | 'interfaceSelector'): CallRows {
  const { request } = useServices();
  const ask = useCallback(
    async (signal: AbortSignal) => readRows(await request(call, { query: {}, quiet: true, signal })),
    [request, call],
  );
  const { state, again } = useAsked(ask);
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
