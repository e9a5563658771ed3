import { createContext, useContext } from 'react';

/** The model that is open in the designer, as the server has it. */
export interface OpenModel {
  readonly id: string;
  /** Of the last load or save: what the next save is based on. */
  readonly revision: number;
  /** The version that is online; null while there is none. */
  readonly releaseVersion: number | null;
  /** Whether the document differs from what is on the server now. */
  isUnsaved(): boolean;
  /** Sends the document to the server. @returns whether it is there now; a failure has been said */
  save(): Promise<boolean>;
  /** Takes what the server has in place of the document, as one step that can be undone: after a roll-back or a publish. */
  reload(): Promise<void>;
}

export const OpenModelContext = createContext<OpenModel | null>(null);

/** @throws Error outside a designer of a model: a mistake of ours */
export function useOpenModel(): OpenModel {
  const model = useContext(OpenModelContext);
  if (!model) throw new Error('A part of the model designer was drawn outside it: wrap it in OpenModelContext.');
  return model;
}
