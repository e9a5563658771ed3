// Here: what is wrong with a design while it is edited, and the fixes that are offered.

import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { hostOf } from '../../engine/schema/acts/host-of.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import type { JsonObject } from '../document/json.ts';
import type { DesignStore } from '../history/design-store.ts';
import { type DesignContext, knownFindings, validateDesign } from './validate-design.ts';
import { whenIdle } from './when-idle.ts';

const none: readonly Finding[] = [];
const asFound = (found: readonly Finding[]) => found;

/**
 * What is wrong with the design of a store, most severe first. Looked for in a quiet moment after a change; until then
 * those of the document before stand. The same list for as long as it says the same: who shows it is not drawn anew by
 * each command.
 * @param join adds what others know of a document; the same function for as long as they know the same
 */
export function useFindings(
  store: DesignStore,
  join: (found: readonly Finding[], document: JsonObject) => readonly Finding[] = asFound,
): readonly Finding[] {
  const [findings, setFindings] = useState(none);
  const around = useDesignContext(store);
  useEffect(() => {
    let seen: JsonObject | null = null;
    let callOff = () => {};
    const show = (document: JsonObject) => {
      const next = join(validateDesign(document, around), document);
      setFindings((before) => (isSame(before, next) ? before : next));
    };
    const follow = () => {
      const { document } = store.state();
      if (document === seen) return;
      seen = document;
      callOff();
      if (knownFindings(document, around)) show(document);
      else callOff = whenIdle(() => show(document));
    };
    follow();
    const leave = store.subscribe(follow);
    return () => {
      leave();
      callOff();
    };
  }, [store, join, around]);
  return findings;
}

function useDesignContext({ descriptors }: DesignStore): DesignContext {
  const { isListed } = useServices();
  return useMemo(
    () => ({
      descriptors,
      // Our own host, written out, is one of others to the server, which does not know by what host people come.
      isListed: (address) => isListed(address) && hostOf(address) !== window.location.host,
    }),
    [descriptors, isListed],
  );
}

function isSame(before: readonly Finding[], next: readonly Finding[]): boolean {
  return (
    before.length === next.length &&
    before.every((finding, index) => finding === next[index] || JSON.stringify(finding) === JSON.stringify(next[index]))
  );
}
