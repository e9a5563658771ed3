/** What a value of ids can point to. `member`: ids with what they are ids of behind them, `role-staff--role`. */
export type RefersTo = 'organize' | 'department' | 'position' | 'role' | 'group' | 'user' | 'member';

/** Which of them may be chosen; the server holds what is saved to it. */
export interface ReferenceRange {
  /** `auth`: what the caller looks after; `organize`: companies alone. default: all that are switched on */
  readonly mode?: 'all' | 'auth' | 'organize';
  /**
   * These, and what stands in or below them: departments, positions, roles, groups, people, each as `id` or `id--type`. Absent:
   * no such limit; empty: none can be chosen.
   */
  readonly among?: readonly string[];
}

/** What the ids of a field are ids of. */
export interface Refers {
  readonly to: RefersTo;
  readonly range: ReferenceRange;
}
