import { useMemo } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { ownValue } from '../../engine/schema/calc/index.ts';
import type { Row } from './paste-rows.ts';

/**
 * The server's words for a cell (names of people, numbers to come), as long as the cell holds what the words were for.
 * They come as a list of rows beside the record, in its order.
 */
export function useStoredWords(table: string): (row: Row, column: string) => string | undefined {
  const { session, displayValues } = useEngine();
  return useMemo<(row: Row, column: string) => string | undefined>(() => {
    const words = displayValues[table];
    if (!Array.isArray(words)) return () => undefined;
    const known = new Map(session.rows(table).map((row, index) => [row, { index, first: { ...row } }]));
    return (row, column) => {
      const found = known.get(row);
      if (!found || ownValue(found.first, column) !== ownValue(row, column)) return undefined;
      const word = ownValue(words[found.index], column);
      return typeof word === 'string' ? word : undefined;
    };
  }, [session, displayValues, table]);
}
