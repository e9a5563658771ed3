import { useEffect, useState } from 'react';
import type { Registry } from '../../engine/registry.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import type { JsonObject } from '../document/json.ts';
import { knownFindings, validateDesign } from './validate-design.ts';
import { whenIdle } from './when-idle.ts';

const none: readonly Finding[] = [];

/**
 * What is wrong with a document, most severe first. Looked for in a quiet moment after a change; until then those of the
 * document before stand.
 */
export function useFindings(document: JsonObject, { descriptors }: Registry): readonly Finding[] {
  const [last, setLast] = useState(none);
  const known = knownFindings(document, descriptors);
  useEffect(() => {
    if (known) {
      setLast(known);
      return;
    }
    return whenIdle(() => setLast(validateDesign(document, descriptors)));
  }, [document, descriptors, known]);
  return known ?? last;
}
