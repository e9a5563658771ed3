import { useMemo } from 'react';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { usePageData } from './page-data.ts';
import { type SourceName, sourceNames } from './source-names.ts';

/** Names of data that the open page can use. */
export function useSourceNames(): readonly SourceName[] {
  const { given } = usePageData();
  const document = useDesign((state) => state.document);
  const { descriptors } = useDesigner().store;
  return useMemo(() => sourceNames(document, Object.keys(given), descriptors), [document, given, descriptors]);
}
