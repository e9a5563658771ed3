import { useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { MenuDirectory } from '../../engine/schema/calls/index.ts';
import { usualMenuIcon } from './menu-icons.ts';

export interface MenuPlaces {
  readonly directories: readonly MenuDirectory[];
  /** Id of the chosen directory; null: not in the menu; undefined: what is proposed is not known yet. */
  readonly parentId: string | null | undefined;
  /** Nobody has chosen another. */
  readonly isProposed: boolean;
  readonly message: string | null;
  choose(parentId: string | null): void;
  /** Of the entry that is made. */
  readonly icon: string;
  chooseIcon(icon: string): void;
}

/** @param modelId model or page that has no place in the menu yet; null: there is nothing to choose */
export function useMenuPlace(modelId: string | null): MenuPlaces {
  const { request } = useServices();
  const [directories, setDirectories] = useState<readonly MenuDirectory[]>([]);
  const [proposed, setProposed] = useState<string | null | undefined>(modelId === null ? null : undefined);
  const [chosen, choose] = useState<string | null | undefined>();
  const [icon, chooseIcon] = useState(usualMenuIcon);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (modelId === null) return;
    const left = new AbortController();
    request('menuSelector', { query: { modelId }, quiet: true, signal: left.signal })
      .then(({ list }) => {
        if (left.signal.aborted) return;
        setDirectories(list);
        setProposed(proposedIn(list) ?? null);
      })
      .catch((error: unknown) => {
        if (left.signal.aborted) return;
        setMessage(error instanceof Error ? error.message : String(error));
        setProposed(null);
      });
    return () => left.abort();
  }, [request, modelId]);
  const parentId = chosen === undefined ? proposed : chosen;
  const isProposed = chosen === undefined && typeof proposed === 'string';
  return { directories, parentId, isProposed, message, choose, icon, chooseIcon };
}

function proposedIn(directories: readonly MenuDirectory[]): string | undefined {
  for (const { id, proposed, children } of directories) {
    const found = proposed === true ? id : proposedIn(children);
    if (found !== undefined) return found;
  }
  return undefined;
}
