import { machineTimeZone } from '../schema/values/index.ts';
import type { Person } from './services.ts';

/** By what an open form tells the time: for defaults, and for limits that go with the day. */
export interface Clock {
  now(): Date;
  /** IANA name of the zone whose days and hours are meant. */
  readonly timeZone: string;
  /** Who fills the form in, where somebody is signed in. */
  readonly person?: Person | undefined;
}

/** Where nobody says of an installation. */
export const machineClock = (): Clock => ({ now: () => new Date(), timeZone: machineTimeZone() });
