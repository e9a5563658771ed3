import type { AppContext } from '../kernel/app-context.ts';
import type { OwnReferences } from '../offers/index.ts';
import type { ChosenAttributes } from './chosen-attributes.ts';

/** When a record is written, and in which zone its days begin. */
export interface RecordClock {
  readonly now: Date;
  /** IANA name */
  readonly timeZone: string;
  /** What else a new record or row begins with: what belongs to whoever writes it. */
  readonly own?: OwnReferences;
  /** What fields keep of the rows that are chosen. */
  readonly attributes?: ChosenAttributes;
}

export function recordClock({ now, settings }: AppContext): RecordClock {
  return { now: now(), timeZone: settings.timeZone };
}
