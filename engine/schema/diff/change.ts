/** What differs between two documents at one place. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  /** The node's id; null for settings of the document itself. */
  readonly id: string | null;
  /** JSON pointer of the node, '' for the document itself; in the later document, for `removed` in the earlier one. */
  readonly at: string;
  /** How people know the node: its label, else its field name, widget or id. */
  readonly label: string;
  /** Labels from the outermost container to the node, as people read them: `基本信息 › 名称`. */
  readonly textPath: string;
  /** `changed` only: JSON pointer of the property from `at`. */
  readonly path?: string;
  /** `changed`: the values, absent where there was none. `added`, `removed`: the node with all in it. `moved`: where it stood. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Where a node stands: the id of the node around it (null: the document) and its place there, from 0. */
export interface Position {
  readonly parent: string | null;
  readonly index: number;
}
