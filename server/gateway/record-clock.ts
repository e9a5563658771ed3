import type { AppContext } from '../kernel/app-context.ts';

/** When a record is written, and in which zone its days begin. */
export interface RecordClock {
  readonly now: Date;
  /** IANA name */
  readonly timeZone: string;
}

export function recordClock({ now, settings }: AppContext): RecordClock {
  return { now: now(), timeZone: settings.timeZone };
}
