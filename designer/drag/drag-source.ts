/** What is being carried. */
export type DragSource = { readonly label: string; readonly icon: string } & (
  | { readonly kind: 'widget'; readonly aditKey: string }
  | { readonly kind: 'nodes'; readonly keys: readonly string[] }
  | { readonly kind: 'fragment'; readonly text: string }
);

/** Where it would stand: as which child of whom (null: the design itself). */
export interface DropPlace {
  readonly parent: string | null;
  readonly index: number;
}

/** A place as the pointer found it: in relation to a node, and the mark that shows it. */
export interface DropFound extends DropPlace {
  readonly side: 'before' | 'after' | 'into';
  /** The node that the words name; null: the design itself. */
  readonly beside: string | null;
  /** In px of the window; a line where width or height is 0. */
  readonly mark: Box;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
