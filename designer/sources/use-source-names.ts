import { useMemo } from 'react';
import { useDesign } from '../parts/designer-context.ts';
import { usePageData } from './page-data.ts';
import { type SourceName, sourceNames } from './source-names.ts';

/** Names of data that the open page can use. */
export function useSourceNames(): readonly SourceName[] {
  const { given } = usePageData();
  const document = useDesign((state) => state.document);
  return useMemo(() => sourceNames(document, Object.keys(given)), [document, given]);
}
