import { useEffect, useMemo } from 'react';
import type { Registry } from '../registry.ts';
import { resolveDocument } from '../resolve/resolve-document.ts';
import type { FormDocument } from '../schema/documents/form-document.ts';
import { type FormSession, openForm } from './form-session.ts';

/**
 * Opens a document's form; it lives as long as the component.
 * @param values the record to edit; left out for a new one. Another object opens another form.
 */
export function useFormSession(
  document: Pick<FormDocument, 'nodes' | 'form'>,
  registry: Registry,
  values?: Readonly<Record<string, unknown>>,
): FormSession {
  const session = useMemo(
    () => openForm(resolveDocument(document, registry.descriptors), values),
    [document, registry, values],
  );
  useEffect(() => {
    session.resume();
    return () => session.close();
  }, [session]);
  return session;
}
