import type { DesignChange } from '../../engine/schema/compare/index.ts';

/** How a node of one side of a comparison is marked: what became of it, and whether it is the one looked at. */
export interface ComparedMark {
  readonly kinds: DesignChange['kinds'];
  readonly current: boolean;
}
