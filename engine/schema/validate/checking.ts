import type { ValidationContext } from './context.ts';
import type { Place, Scope } from './places.ts';
import type { Report } from './report.ts';

/** What every check of a node is handed. */
export interface Checking {
  readonly context: ValidationContext;
  readonly report: Report;
  /** The document is a page: what is filled in there makes no record. */
  readonly isScreen: boolean;
  readonly places: readonly Place[];
  readonly scope: Scope;
  /** Ids of all nodes. */
  readonly ids: ReadonlySet<string>;
  /** Names under `sources`. */
  readonly sources: ReadonlySet<string>;
  /** Places whose value has not its shape: reported, and not there as far as the other checks see. */
  readonly unshaped: ReadonlySet<string>;
  /** True for names that do not mean a field: in a screen `row.state`, `route.id`, `session.userId` … */
  isElsewhere(name: string): boolean;
}
