import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ReleaseAnswer } from '../../engine/schema/calls/index.ts';
import { bodyOf } from '../document/model-text.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { useOpenModel } from '../parts/open-model.ts';

export interface Outlook {
  /** `blocked`: errors in the design, nothing is asked. */
  readonly status: 'asking' | 'ready' | 'failed' | 'blocked';
  /** The last answer, kept while the next is on its way. */
  readonly answer: ReleaseAnswer | null;
  readonly message: string | null;
  again(): void;
}

/** A person who types is left alone: asked so long after the last change, in ms. */
const quietMs = 700;

/** What a publish of the design as it is would do to the database, by a dry run that is kept current. */
export function useOutlook(): Outlook {
  const { request } = useServices();
  const { findings } = useDesigner();
  const { id, revision } = useOpenModel();
  const { form, list, tables } = useDesign(({ document }) => document);
  const document = useDesign((state) => state.document);
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<Omit<Outlook, 'again'>>({ status: 'asking', answer: null, message: null });
  const isBlocked = findings.some(({ severity }) => severity === 'error');
  const latest = useRef(document);
  latest.current = document;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts of the document, and `turn`, ask anew
  useEffect(() => {
    if (isBlocked) {
      setState(({ answer }) => ({ status: 'blocked', answer, message: null }));
      return;
    }
    const left = new AbortController();
    setState(({ answer }) => ({ status: 'asking', answer, message: null }));
    const ask = async () => {
      isFirst.current = false;
      const { formData, columnData = '', tables: kept = '' } = bodyOf(latest.current, revision);
      const body = { dryRun: true, draft: { formData, columnData, tables: kept } };
      try {
        const answer = await request('releaseModel', { params: { id }, body, quiet: true, signal: left.signal });
        if (!left.signal.aborted) setState({ status: 'ready', answer, message: null });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (!left.signal.aborted) setState(({ answer }) => ({ status: 'failed', answer, message }));
      }
    };
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : quietMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [form, list, tables, isBlocked, id, request, turn]);
  return { ...state, again: useCallback(() => setTurn((count) => count + 1), []) };
}
