import type { Requests } from '../../engine/contract/requests.ts';
import { isRequestFailure } from '../../engine/contract/services.ts';
import { answerCodes } from '../../engine/schema/call-shapes/envelope.ts';
import type { PickedRecord, PickedRow } from '../../engine/schema/fields/row-source.ts';
import { limits } from '../../engine/schema/limits.ts';
import { cellText } from '../row-picker/chosen-rows.ts';

/** What a key stands for. */
export interface RowName {
  /** null: it is there, and not for the reader. */
  readonly text: string | null;
  /** A record that the reader may open. */
  readonly opens?: boolean;
}

type Names = ReadonlyMap<string, RowName>;

/** What a field picks from. */
interface Asking {
  readonly picked: PickedRow | PickedRecord;
  /** Of the field. */
  readonly code: string;
}

interface Gathered {
  readonly keys: Set<string>;
  readonly names: Promise<Names>;
}

const waiting = new WeakMap<Requests['request'], Map<string, Gathered>>();

/**
 * The names of rows by their keys, as their source has them; those it does not have are left out. What is asked of one
 * output in one tick goes in one question, however many cells show it.
 */
export async function askRowNames(
  request: Requests['request'],
  asking: Asking,
  keys: readonly string[],
): Promise<Names> {
  const open = waiting.get(request) ?? new Map<string, Gathered>();
  waiting.set(request, open);
  const { picked, code } = asking;
  const from = 'modelId' in picked ? ['model', picked.modelId] : ['interface', picked.interfaceId];
  const source = JSON.stringify([...from, picked.key, picked.label, code]);
  const gathered = open.get(source) ?? begin(request, asking, () => open.delete(source));
  open.set(source, gathered);
  for (const key of keys) gathered.keys.add(key);
  return gathered.names;
}

function begin(request: Requests['request'], asking: Asking, close: () => void): Gathered {
  const keys = new Set<string>();
  const names = Promise.resolve().then(async () => {
    close();
    const all = [...keys];
    const parts = Array.from({ length: Math.ceil(all.length / limits.batchIds) }, (_, index) =>
      all.slice(index * limits.batchIds, (index + 1) * limits.batchIds),
    );
    const answers = await Promise.all(parts.map((ids) => askPart(request, asking, ids).catch(noneIfRefused(ids))));
    return new Map(answers.flat());
  });
  return { keys, names };
}

/** To whom the source is closed, nothing of it is told. */
const noneIfRefused =
  (ids: readonly string[]) =>
  (error: unknown): Named[] => {
    if (isRequestFailure(error) && error.code === answerCodes.forbidden.code)
      return ids.map((id) => [id, { text: null }]);
    throw error;
  };

type Named = readonly [key: string, name: RowName];

const askPart = (request: Requests['request'], { picked, code }: Asking, ids: readonly string[]): Promise<Named[]> =>
  'modelId' in picked ? askRecords(request, picked, code, ids) : askRows(request, picked, code, ids);

async function askRows(request: Requests['request'], picked: PickedRow, code: string, ids: readonly string[]) {
  const { interfaceId, key, label } = picked;
  const body = { ids, interfaceId, propsValue: key, relationField: label, field: code };
  const rows = await request('interfaceByIds', { params: { id: interfaceId }, body, quiet: true });
  return rows.map((row) => [cellText(row[key]), { text: cellText(row[label]) }] as const);
}

async function askRecords(request: Requests['request'], picked: PickedRecord, code: string, ids: readonly string[]) {
  const { modelId, label } = picked;
  const query = { ids: ids.join(','), relationField: label, field: code };
  const {
    list,
    hidden = [],
    opens = false,
  } = await request('fieldDataSelect', { params: { id: modelId }, query, quiet: true });
  const named = list.map((row) => [row.id, { text: cellText(row[label]), opens }] as const);
  return [...named, ...hidden.map((id) => [id, { text: null }] as const)];
}
