import { createContext, useContext } from 'react';
import type { Registry } from '../../engine/contract/registry.ts';

/** Every widget of the product; null on the pages before it, which fetch their own few. */
export const RegistryContext = createContext<Registry | null>(null);

/** @throws Error on a page that comes before the product: a mistake of ours */
export function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('A page was drawn outside the shell: wrap it in RegistryContext.');
  return registry;
}
