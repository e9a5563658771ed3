import { useDeferredValue, useEffect, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';

export interface TenantChoice {
  readonly value: string;
  readonly label: string;
}

/** Tenants with a word in their name, but the operator's own: nothing is taken from that one. */
export function useTenants(own: unknown) {
  const { request } = useServices();
  const [word, setWord] = useState('');
  const [found, setFound] = useState<readonly TenantChoice[] | null>(null);
  const keyword = useDeferredValue(word.trim());
  useEffect(() => {
    let isLatest = true;
    request('tenantList', { query: { currentPage: 1, pageSize: 50, ...(keyword ? { keyword } : {}) } })
      .then(({ list }) => {
        if (!isLatest) return;
        setFound(
          list.flatMap(({ id, companyName }) => (id === own ? [] : [{ value: id, label: String(companyName) }])),
        );
      })
      .catch((error: unknown) => {
        if (!isRequestFailure(error)) throw error;
        if (isLatest) setFound([]);
      });
    return () => {
      isLatest = false;
    };
  }, [request, keyword, own]);
  return { options: found ?? [], isLoading: found === null, search: setWord };
}

export type Tenants = ReturnType<typeof useTenants>;
