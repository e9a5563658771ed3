import { useMemo } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import type { FormSession } from '../../engine/contract/form-session.ts';
import { useServices } from '../../engine/contract/services.ts';
import { useFormSession } from '../../engine/form/use-form-session.ts';
import type { Model } from './model.ts';
import { queryOf, searchDocument, valuesFor } from './search-document.ts';

export type Query = Readonly<Record<string, unknown>>;

export interface Search {
  readonly session: FormSession;
  /** How many conditions there are. */
  readonly count: number;
  /** What is filled in now, as the server is asked for it. */
  query(): Query;
  /** Fills in what the server is asked for. */
  fill(query: Query): void;
}

/** The form of the conditions; it opens with the conditions that the list document gives. */
export function useSearch(model: Model): Search {
  const { translate, language } = useServices();
  const { registry } = useEngine();
  const { nodes, codes } = useMemo(() => searchDocument(model, { language, translate }), [model, language, translate]);
  const form = useMemo(() => ({ nodes, form: { gutter: 16 } }), [nodes]);
  const session = useFormSession(form, registry);
  return useMemo(
    () => ({
      session,
      count: nodes.length,
      query: () => queryOf(session.values(), codes),
      fill: (query) => session.setValues(valuesFor(query, codes)),
    }),
    [session, nodes, codes],
  );
}
