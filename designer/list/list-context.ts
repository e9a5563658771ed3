import { createContext, useContext } from 'react';
import type { JsonObject } from '../document/json.ts';
import type { DesignField } from '../settings/design-fields.ts';
import type { EntryPlace } from './list-edit.ts';

/** What the parts of the list designer share. */
export interface ListPane {
  readonly list: JsonObject;
  /** By code. */
  readonly fields: ReadonlyMap<string, DesignField>;
  readonly chosen: EntryPlace | null;
  choose(place: EntryPlace | null): void;
  /**
   * Writes a list that was changed, as one step back.
   * @param says what was done, in words  @param typed key under which changes in a row are one step
   */
  edit(next: JsonObject, says?: string, typed?: string): void;
  /** Gives the focus to an entry once it is drawn. */
  focusLater(place: EntryPlace): void;
  /** What an entry is called. */
  nameOf(place: EntryPlace): string;
}

export const ListPaneContext = createContext<ListPane | null>(null);

/** @throws Error outside the list designer: a mistake of ours */
export function useListPane(): ListPane {
  const pane = useContext(ListPaneContext);
  if (!pane) throw new Error('A part of the list designer was drawn outside it: wrap it in ListPaneContext.');
  return pane;
}
