import type { Requests } from '../../engine/contract/requests.ts';
import type { PickedRecord, PickedRow } from '../../engine/schema/fields/row-source.ts';
import { limits } from '../../engine/schema/limits.ts';
import { cellText } from '../row-picker/chosen-rows.ts';

type Picked = PickedRow | PickedRecord;
type Names = ReadonlyMap<string, string>;

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
  picked: Picked,
  keys: readonly string[],
): Promise<Names> {
  const open = waiting.get(request) ?? new Map<string, Gathered>();
  waiting.set(request, open);
  const from = 'modelId' in picked ? ['model', picked.modelId] : ['interface', picked.interfaceId];
  const source = JSON.stringify([...from, picked.key, picked.label]);
  const gathered = open.get(source) ?? begin(request, picked, () => open.delete(source));
  open.set(source, gathered);
  for (const key of keys) gathered.keys.add(key);
  return gathered.names;
}

function begin(request: Requests['request'], picked: Picked, close: () => void): Gathered {
  const keys = new Set<string>();
  const names = Promise.resolve().then(async () => {
    close();
    const all = [...keys];
    const parts = Array.from({ length: Math.ceil(all.length / limits.batchIds) }, (_, index) =>
      all.slice(index * limits.batchIds, (index + 1) * limits.batchIds),
    );
    const ask = (ids: readonly string[]) =>
      'modelId' in picked ? askRecords(request, picked, ids) : askPart(request, picked, ids);
    const answers = await Promise.all(parts.map(ask));
    return new Map(answers.flat());
  });
  return { keys, names };
}

async function askPart(request: Requests['request'], { interfaceId, key, label }: PickedRow, ids: readonly string[]) {
  const body = { ids, interfaceId, propsValue: key, relationField: label };
  const rows = await request('interfaceByIds', { params: { id: interfaceId }, body, quiet: true });
  return rows.map((row) => [cellText(row[key]), cellText(row[label])] as const);
}

async function askRecords(request: Requests['request'], { modelId, label }: PickedRecord, ids: readonly string[]) {
  const answers = await Promise.all(
    ids.map((id) =>
      request('fieldDataSelect', {
        params: { id: modelId },
        query: { propsValue: id, relationField: label },
        quiet: true,
      }),
    ),
  );
  return answers.flatMap(({ list }) => list.map((row) => [row.id, cellText(row[label])] as const));
}
