import { useEffect, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';

export interface CallRow {
  readonly id: string;
  readonly name: string;
  readonly enCode: string;
  /** Parameters that a data interface declares. */
  readonly parameters: readonly { readonly field: string; readonly fieldName: string }[];
}

export interface CallRows {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly rows: readonly CallRow[];
  again(): void;
}

/** The rows of a list that the server has: dictionaries, data interfaces. Asked for when an editor opens. */
export function useCallRows(call: 'dictionaryTypes' | 'interfaceSelector'): CallRows {
  const { request } = useServices();
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<Omit<CallRows, 'again'>>({ state: 'loading', rows: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks once more
  useEffect(() => {
    let alive = true;
    setKnown({ state: 'loading', rows: [] });
    request(call, { query: {}, quiet: true }).then(
      (answer) => alive && setKnown({ state: 'ready', rows: readRows(answer) }),
      () => alive && setKnown({ state: 'failed', rows: [] }),
    );
    return () => {
      alive = false;
    };
  }, [request, call, turn]);
  return { ...known, again: () => setTurn((count) => count + 1) };
}

/** The answer's list, whatever else it says. */
export function readRows(answer: unknown): CallRow[] {
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
