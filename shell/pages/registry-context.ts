import { createContext, useContext } from 'react';
import type { Registry } from '../../engine/registry.ts';

export const RegistryContext = createContext<Registry | null>(null);

/** @throws Error outside the shell: a mistake of ours */
export function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('A page was drawn outside the shell: wrap it in RegistryContext.');
  return registry;
}
