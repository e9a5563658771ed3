import { useCallback } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { type Asked, useAnswer } from '../../engine/contract/use-answer.ts';
import {
  type InterfaceParameter,
  missingParameters,
  sentParameters,
} from '../../engine/schema/fields/interface-parameters.ts';
import type { RecordRows, RowSource } from '../../engine/schema/fields/row-source.ts';

export type Row = Readonly<Record<string, unknown>>;

/** What is asked of the rows: the words that they hold, and which page of them. */
export interface RowQuestion {
  readonly keyword: string;
  readonly page: number;
}

interface RowPage {
  readonly list: readonly Row[];
  readonly total: number;
}

export interface AskedRows {
  readonly state: Asked<RowPage>;
  /** Nothing is asked before these have a value. */
  readonly missing: readonly InterfaceParameter[];
  again(): void;
}

/**
 * A page of what a data interface offers, or of the records of a model.
 * @param read a field of the form, or a column of the same row; has to stay the same function
 * @param code of the field that offers them
 */
export function useRowPage(
  source: RowSource | RecordRows,
  { keyword, page }: RowQuestion,
  read: (name: string) => unknown,
  code: string,
): AskedRows {
  const { request } = useServices();
  const missing = missingParameters(source.parameters, read);
  const isBlocked = missing.length > 0;
  const ask = useCallback(
    async (signal: AbortSignal): Promise<RowPage> => {
      const words = keyword ? { keyword } : {};
      const pages = { currentPage: page, pageSize: source.pageSize };
      if ('modelId' in source) {
        // The server answers all that the published field names: its columns, and what a record is called by.
        const query = { ...words, ...pages, field: code };
        const params = { id: source.modelId };
        const { list, pagination } = await request('fieldDataSelect', { params, query, signal, quiet: true });
        return { list, total: pagination.total };
      }
      const { list, pagination } = await request('interfacePage', {
        params: { id: source.interfaceId },
        body: {
          ...words,
          ...pages,
          columnOptions: source.columns.map(({ value }) => value).join(','),
          paramList: sentParameters(source.parameters, read, keyword),
          field: code,
        },
        signal,
        quiet: true,
      });
      return { list, total: pagination.total };
    },
    [request, source, keyword, page, read, code],
  );
  const { state, again } = useAnswer(isBlocked ? null : ask);
  return { state, missing, again };
}
