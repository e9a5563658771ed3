import { createContext, useContext } from 'react';
import type { Model } from './model.ts';

/** The model whose pages these are. */
export const ParentModel = createContext<Model | null>(null);

/** The record that a form is about: it is not offered itself, nor what stands below it. Null: a new one, or none. */
export const OwnRecord = createContext<string | null>(null);

/** @throws Error outside the pages of a model: a mistake of ours */
export function useParentScope(): { readonly model: Model; readonly except: string | null } {
  const model = useContext(ParentModel);
  const except = useContext(OwnRecord);
  if (!model) throw new Error('A row above was to be chosen outside the pages of a model: wrap them in ParentScope.');
  return { model, except };
}
