/** Takes a document from one format to the next. */
export interface Migration {
  /** The version that it starts from; the result has the next one. */
  readonly from: number;
  /** Says what changed, as in the file's name `<from>-<name>.ts`. */
  readonly name: string;
  /**
   * Pure: gives back a new document and keeps every key that it does not concern. Takes any kind of document; a model's
   * form and list come by themselves. `version` is set by the caller.
   */
  up(document: Record<string, unknown>): Record<string, unknown>;
}
