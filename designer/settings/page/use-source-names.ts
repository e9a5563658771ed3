import { useMemo } from 'react';
import { useDesign } from '../../designer-context.ts';
import { usePageData } from '../../sources/page-data.ts';
import { type SourceName, sourceNames } from '../../sources/source-names.ts';

/** Names of data that the open page can use. */
export function useSourceNames(): readonly SourceName[] {
  const { given } = usePageData();
  const document = useDesign((state) => state.document);
  return useMemo(() => sourceNames(document, Object.keys(given)), [document, given]);
}
