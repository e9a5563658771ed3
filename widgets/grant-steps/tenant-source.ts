import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { type BoundKind, boundAbove, boundKinds } from '../../engine/schema/grants/bound-kinds.ts';
import type { StepSource } from './use-grants.ts';

/** What a tenant may have. */
export function useTenantSource(tenantId: string): StepSource<BoundKind> {
  const { request } = useServices();
  return useMemo(
    () => ({
      kinds: boundKinds,
      above: boundAbove,
      ask: (type, moduleIds) =>
        request('tenantAuthorityValues', {
          body: { tenantId, type, ...(moduleIds ? { moduleIds: [...moduleIds] } : {}) },
          quiet: true,
        }),
    }),
    [request, tenantId],
  );
}
