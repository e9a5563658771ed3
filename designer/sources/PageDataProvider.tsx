import { type ReactNode, useMemo } from 'react';
import type { Scope } from '../../engine/contract/fill-places.ts';
import { useServices } from '../../engine/contract/services.ts';
import { PageDataContext } from './page-data.ts';
import { createSampleStore } from './sample-store.ts';

interface Props {
  readonly given: Scope;
  readonly children: ReactNode;
}

/** Hands the design of a page the data around it, and keeps what its sources answered. */
export function PageDataProvider({ given, children }: Props) {
  const { requestNamed } = useServices();
  const samples = useMemo(
    () => createSampleStore((call, input) => requestNamed(call, { ...input, quiet: true })),
    [requestNamed],
  );
  const value = useMemo(() => ({ given, samples }), [given, samples]);
  return <PageDataContext value={value}>{children}</PageDataContext>;
}
