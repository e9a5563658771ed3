import { idShape } from '../../engine/schema/call-shapes/common-shapes.ts';
import type { CallData, Calls } from '../../engine/schema/calls/index.ts';
import type { WordArgs } from '../../engine/schema/findings/words.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { LocalText } from '../../engine/schema/text/local-text.ts';
import { parseJsonText } from '../gateway/parse-record.ts';
import { Refused } from '../kernel/refused.ts';

export type Preview = CallData<Calls['importPreview']>;
export type ImportedRow = Omit<Preview['dataRow'][number], 'texts' | 'children'>;

/** What is wrong with a row, or with a cell of it. */
export interface RowProblem {
  readonly row: number;
  /** Code of the field; '' for the whole row. */
  readonly field: string;
  readonly child?: number;
  readonly problem: { readonly code: string; readonly params?: WordArgs; readonly message?: LocalText };
}

const idPattern = new RegExp(idShape.pattern ?? '');

/**
 * The rows that a client sends back, as JSON text.
 * @throws Refused badInput
 */
export function rowsFrom(text: string): ImportedRow[] {
  const list = parseJsonText(text, 'list');
  if (!Array.isArray(list) || list.length === 0) throw new Refused('badInput', 'import.list');
  if (list.length > limits.importRows) throw new Refused('badInput', 'import.rows', { most: limits.importRows });
  return list.map(rowFrom);
}

function rowFrom(row: unknown, index: number): ImportedRow {
  const { line = index + 1, id, revision, data } = Object(row);
  const isWhole =
    Number.isSafeInteger(line) &&
    (id === undefined || (typeof id === 'string' && idPattern.test(id) && id.length <= (idShape.maxLength ?? 0))) &&
    (revision === undefined || Number.isSafeInteger(revision)) &&
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data);
  if (!isWhole) throw new Refused('badInput', 'import.list');
  return { line, ...(id === undefined ? {} : { id }), ...(revision === undefined ? {} : { revision }), data };
}
