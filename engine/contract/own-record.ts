import { createContext } from 'react';

/** The record that a form is about. */
export interface OwnRecordFacts {
  readonly modelId: string;
  /** Of the model, as its designer knows it. */
  readonly type: string;
  /** Null: a new one that is not stored yet. */
  readonly id: string | null;
}

/** Null where a form is about no record: a page, a preview. */
export const OwnRecord = createContext<OwnRecordFacts | null>(null);
