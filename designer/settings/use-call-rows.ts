import { useCallback } from 'react';
import type { RequestManner, Requests } from '../../engine/contract/requests.ts';
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

type Read = (request: Requests['request'], manner: RequestManner) => Promise<readonly CallRow[]>;

/** Lists that a setting chooses from. Those that come in pages are asked for as one, those of categories by their entries. */
const lists = {
  async dictionaryTypes(request, manner) {
    const { list } = await request('dictionaryTypes', manner);
    return list.map((row) => rowOf(row));
  },
  async interfaceSelector(request, manner) {
    const { list } = await request('interfaceSelector', manner);
    return list.flatMap(({ children }) => children.map((row) => rowOf(row, JSON.parse(row.templateJson))));
  },
  async billRules(request, manner) {
    const query = { currentPage: 1, pageSize: limits.pageSizeMost };
    const { list } = await request('billRules', { query, ...manner });
    return list.map((row) => rowOf(row));
  },
} satisfies Record<string, Read>;
export type ListCall = keyof typeof lists;

const none: readonly CallRow[] = [];

/** The rows of a list that the server has: dictionaries, data interfaces, bill rules. Asked for when an editor opens. */
export function useCallRows(call: ListCall): CallRows {
  const { request } = useServices();
  const ask = useCallback((signal: AbortSignal) => lists[call](request, { quiet: true, signal }), [request, call]);
  const { state, again } = useAnswer(ask);
  return { state: state.status, rows: state.status === 'ready' ? state.answer : none, again };
}

type Named = Pick<CallRow, 'id' | 'enCode'> & { readonly fullName: string };

function rowOf({ id, fullName, enCode }: Named, parameters: CallRow['parameters'] = []): CallRow {
  return { id, name: fullName || enCode || id, enCode, parameters };
}
