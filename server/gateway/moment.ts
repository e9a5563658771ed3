import type { AppContext } from '../kernel/app-context.ts';

/** When a record is written, and in which zone its days begin. */
export interface Moment {
  readonly now: Date;
  /** IANA name */
  readonly timeZone: string;
}

export function momentOf({ now, settings }: AppContext): Moment {
  return { now: now(), timeZone: settings.timeZone };
}
