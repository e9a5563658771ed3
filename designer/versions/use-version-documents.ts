import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { JsonObject } from '../document/json.ts';
import { versionDocument } from './version-document.ts';

export interface VersionDocuments {
  /** By number of the version; those that are not there yet are on their way. */
  readonly documents: ReadonlyMap<number, JsonObject>;
  readonly message: string | null;
  again(): void;
}

/** The documents of versions, each read once for as long as the dialog is open. */
export function useVersionDocuments(modelId: string, wanted: readonly number[]): VersionDocuments {
  const { request } = useServices();
  const [documents, setDocuments] = useState<ReadonlyMap<number, JsonObject>>(new Map());
  const [message, setMessage] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const missing = wanted.filter((version) => !documents.has(version)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks anew
  useEffect(() => {
    if (missing === '') return;
    const left = new AbortController();
    setMessage(null);
    for (const version of missing.split(',')) {
      request('modelVersion', { params: { id: modelId, version }, quiet: true, signal: left.signal })
        .then((answer) => {
          if (left.signal.aborted) return;
          const document = versionDocument(answer, modelId);
          setDocuments((known) => new Map([...known, [Number(version), document]]));
        })
        .catch((error: unknown) => {
          if (!left.signal.aborted) setMessage(error instanceof Error ? error.message : String(error));
        });
    }
    return () => left.abort();
  }, [missing, modelId, request, turn]);
  return { documents, message, again: useCallback(() => setTurn((count) => count + 1), []) };
}
