import { useEffect, useMemo, useRef } from 'react';
import type { Clock } from '../contract/clock.ts';
import type { FormSession } from '../contract/form-session.ts';
import type { Registry } from '../contract/registry.ts';
import { useServices } from '../contract/services.ts';
import { resolveDocument } from '../resolve/resolve-document.ts';
import type { FormDocument } from '../schema/documents/form-document.ts';
import { openForm } from './open-form.ts';

/**
 * Opens a document's form; it lives as long as the component.
 * @param values the record to edit; left out for a new one. Another object opens another form.
 */
export function useFormSession(
  document: Pick<FormDocument, 'nodes' | 'form'>,
  registry: Registry,
  values?: Readonly<Record<string, unknown>>,
): FormSession {
  const services = useServices();
  const { timeZone } = services;
  const person = useRef(services.person);
  person.current = services.person;
  // What is written in an open form outlives a session in which the zone becomes known.
  const zone = useRef(timeZone);
  zone.current = timeZone;
  const session = useMemo(() => {
    const clock: Clock = {
      now: () => new Date(),
      get timeZone() {
        return zone.current;
      },
      get person() {
        return person.current;
      },
    };
    return openForm(resolveDocument(document, registry.descriptors), values, clock);
  }, [document, registry, values]);
  useEffect(() => {
    session.resume();
    return () => session.close();
  }, [session]);
  return session;
}
