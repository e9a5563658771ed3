// Here: what a page can be bound to: calls, their shapes, sources, and paths into them.

import { createContext, useContext } from 'react';
import type { Scope } from '../../engine/contract/fill-places.ts';
import { createSampleStore, type SampleStore } from './sample-store.ts';

/** Data with which a page is designed. */
export interface PageData {
  /** What the program around hands every page: `session`, `route`, `settings`, `tabs`, `live`; here that of the person who designs. */
  readonly given: Scope;
  readonly samples: SampleStore;
}

const nobody: PageData = {
  given: {},
  samples: createSampleStore(() => Promise.reject(new Error('There is nobody to ask.'))),
};

export const PageDataContext = createContext<PageData>(nobody);

export function usePageData(): PageData {
  return useContext(PageDataContext);
}
