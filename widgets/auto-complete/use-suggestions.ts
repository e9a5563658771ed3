import { useContext, useEffect, useState } from 'react';
import { EngineContext } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { readParameters, sentParameters } from '../../engine/schema/fields/interface-parameters.ts';
import { plainText } from '../../engine/schema/values/index.ts';

/** A moment without a key, before the interface is asked. */
const pauseMs = 300;

interface Source {
  readonly interfaceId: string | undefined;
  /** Which field of a row is suggested. */
  readonly relationField: string;
  readonly templateJson: unknown;
  readonly total: number;
  /** Code of the field. */
  readonly code: string;
}

/**
 * What the data interface has for a word, at most `total` texts, each once. None where it does not answer: what is typed
 * holds without it.
 */
export function useSuggestions(
  word: string,
  { interfaceId, relationField, templateJson, total, code }: Source,
): readonly string[] {
  const { request } = useServices();
  const session = useContext(EngineContext)?.session;
  const [found, setFound] = useState<{ readonly word: string; readonly texts: readonly string[] }>();
  const stored = JSON.stringify(readParameters(templateJson));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parameters are a new list each time
  useEffect(() => {
    if (word === '' || interfaceId === undefined) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      request('interfacePage', {
        params: { id: interfaceId },
        body: {
          keyword: word,
          currentPage: 1,
          pageSize: total,
          relationField,
          columnOptions: relationField,
          field: code,
          paramList: sentParameters(readParameters(templateJson), (name) => session?.read(name), word),
        },
        signal: abort.signal,
        quiet: true,
      }).then(
        ({ list }) => !abort.signal.aborted && setFound({ word, texts: textsOf(list, relationField, total) }),
        () => !abort.signal.aborted && setFound({ word, texts: [] }),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [word, interfaceId, relationField, stored, total, code, request]);
  return found?.word === word ? found.texts : [];
}

function textsOf(rows: readonly Readonly<Record<string, unknown>>[], name: string, total: number): string[] {
  return [...new Set(rows.flatMap((row) => plainText(row[name]) || []))].slice(0, total);
}
