import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { type GrantKind, grantKinds } from '../../engine/schema/grants/grant-kinds.ts';
import type { AskedHolder, StepSource } from './use-grants.ts';

/** Everything but the menu goes by the menu. */
const above = { button: 'module', column: 'module', form: 'module', resource: 'module' } as const;

/** What is granted to a holder; null: to many, who are chosen last. */
export function useHolderSource(holder: AskedHolder | null): StepSource<GrantKind> {
  const { request } = useServices();
  const { kind: objectType, id } = holder ?? {};
  return useMemo(
    () => ({
      kinds: grantKinds,
      above,
      ask: (type, moduleIds) =>
        request('authorityValues', {
          params: { id: id ?? '0' },
          body: { type, ...(objectType ? { objectType } : {}), ...(moduleIds ? { moduleIds: [...moduleIds] } : {}) },
          quiet: true,
        }),
    }),
    [request, objectType, id],
  );
}
