import type { JsonObject } from '../document/json.ts';

/** Somebody else saved since: both documents and the one that both began with. Nothing has been written over. */
export interface NewerRevision {
  readonly base: JsonObject;
  readonly theirs: JsonObject;
  readonly revision: number;
  /** Who saved it and when (ISO time), where the server says so. */
  readonly who?: string | undefined;
  readonly when?: string | null | undefined;
}
