import { createContext, useContext } from 'react';
import type { DesignField } from '../document/design-fields.ts';
import type { JsonObject } from '../document/json.ts';
import type { EntryPlace, Zone } from '../document/list-edit.ts';

/** Before which entry of a zone something from outside it would come to stand. */
export interface Incoming {
  readonly zone: Zone;
  readonly before: number;
}

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
  /** Code of the right that the previewed role or person lacks for an entry; null: it is seen. */
  missing(place: EntryPlace): string | null;
  /** How many entries of a zone the preview takes away. */
  missingIn(zone: Zone): number;
  /** A field that is dragged in, and where it would come to stand. */
  readonly incoming: Incoming | null;
  bring(incoming: Incoming | null): void;
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
