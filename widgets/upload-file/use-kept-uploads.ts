import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';

/** What is remembered of a large file on its way: enough to know it again. */
export interface KeptUpload {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly percent: number;
  /** Milliseconds, when it was chosen. */
  readonly at: number;
  /** What the server knows it by. */
  readonly knownBy?: string;
}

type Named = Pick<KeptUpload, 'name' | 'size'>;

const hourMs = 3_600_000;
const isSame = (one: Named, other: Named) => one.name === other.name && one.size === other.size;

/**
 * Large files that a field was sending when its page was left, as long as the server keeps what it has of them.
 * @param place names the field on its page; null where nothing is to be remembered
 */
export function useKeptUploads(place: string | null) {
  const { pageMemory } = useServices();
  const memory = place === null ? undefined : pageMemory;
  const key = `uploads_${place}`;
  const read = () => readKept(memory?.read(key));
  const [offered, setOffered] = useState(read);
  const others = (file: Named) => read().filter((one) => !isSame(one, file));
  const write = (list: readonly KeptUpload[]) => {
    if (list.length > 0) memory?.write(key, { list });
    else memory?.remove(key);
  };
  return {
    offered,
    /** It is on its way (again), so far. */
    keep({ name, size }: Named, percent: number, knownBy: string | undefined) {
      const before = read().find((one) => isSame(one, { name, size }));
      if (before?.percent === percent) return;
      const known = knownBy === undefined ? {} : { knownBy };
      write([...others({ name, size }), { name, size, percent, at: before?.at ?? Date.now(), ...known }]);
    },
    /** It is not offered any more: it is on its way, or nobody wants it. */
    withdraw: (file: Named) => setOffered((list) => list.filter((one) => !isSame(one, file))),
    forget: (file: Named) => write(others(file)),
  };
}

function readKept(stored: unknown): readonly KeptUpload[] {
  const list = typeof stored === 'object' && stored !== null && 'list' in stored ? stored.list : null;
  if (!Array.isArray(list)) return [];
  const oldest = Date.now() - limits.chunkUploadHours * hourMs;
  return list.filter(isKept).filter(({ at }) => at > oldest);
}

function isKept(value: unknown): value is KeptUpload {
  if (typeof value !== 'object' || value === null) return false;
  const { name, size, percent, at, knownBy }: Partial<Record<string, unknown>> = { ...value };
  if (knownBy !== undefined && typeof knownBy !== 'string') return false;
  return typeof name === 'string' && [size, percent, at].every((one) => typeof one === 'number');
}
