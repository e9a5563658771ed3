import { createContext, useContext } from 'react';
import { OwnRecord } from '../../engine/contract/own-record.ts';
import type { Model } from './model.ts';

/** The model whose pages these are. */
export const ParentModel = createContext<Model | null>(null);

/**
 * The record that the form is about is not offered itself, nor what stands below it.
 * @throws Error outside the pages of a model: a mistake of ours
 */
export function useParentScope(): { readonly model: Model; readonly except: string | null } {
  const model = useContext(ParentModel);
  const except = useContext(OwnRecord)?.id ?? null;
  if (!model) throw new Error('A row above was to be chosen outside the pages of a model: wrap them in ParentScope.');
  return { model, except };
}
