import { machineTimeZone } from '../schema/values/index.ts';

/** By what an open form tells the time: for defaults, and for limits that go with the day. */
export interface Clock {
  now(): Date;
  /** IANA name of the zone whose days and hours are meant. */
  readonly timeZone: string;
}

/** Where nobody says of an installation. */
export const machineClock = (): Clock => ({ now: () => new Date(), timeZone: machineTimeZone() });
