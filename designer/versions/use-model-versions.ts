import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ModelVersion } from '../../engine/schema/calls/index.ts';

interface Known {
  /** Newest first; null while they are on their way. */
  readonly versions: readonly ModelVersion[] | null;
  readonly message: string | null;
}

/** The list of a model's versions. */
export function useModelVersions(
  modelId: string,
): Known & { again(): void; label(version: number, label: string): Promise<void> } {
  const { request } = useServices();
  const [known, setKnown] = useState<Known>({ versions: null, message: null });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks anew
  useEffect(() => {
    const left = new AbortController();
    setKnown({ versions: null, message: null });
    request('modelVersions', { params: { id: modelId }, quiet: true, signal: left.signal })
      .then(({ list }) => {
        if (!left.signal.aborted) setKnown({ versions: list, message: null });
      })
      .catch((error: unknown) => {
        if (left.signal.aborted) return;
        setKnown({ versions: null, message: error instanceof Error ? error.message : String(error) });
      });
    return () => left.abort();
  }, [modelId, request, turn]);
  /** Rejects with words for people; the list is as it was then. */
  const label = async (version: number, wanted: string) => {
    const params = { id: modelId, version: String(version) };
    const { label: given } = await request('labelVersion', { params, body: { label: wanted }, quiet: true });
    setKnown(({ versions, message }) => ({
      message,
      versions: versions?.map((one) => (one.version === version ? { ...one, label: given } : one)) ?? null,
    }));
  };
  return { ...known, again: useCallback(() => setTurn((count) => count + 1), []), label };
}
