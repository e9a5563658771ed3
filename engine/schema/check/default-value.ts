import type { Field } from '../fields/fields.ts';
import { formatInstant, isEmptyValue, valueKinds } from '../values/index.ts';

/**
 * The value that a field starts with in a new record; undefined where it starts empty. A default that does not fit the
 * field is left out: the validator has reported it, and nobody who fills the form in could put it right.
 * @param timeZone IANA name of the zone in which "today" is meant
 */
export function defaultValue(field: Field, now: Date, timeZone: string): unknown {
  const { defaultValue: stored, defaultCurrent } = field.node.config;
  if (defaultCurrent === true) {
    if (field.kind === 'date') return formatInstant(now.toISOString(), 'YYYY-MM-DD', timeZone);
    if (field.kind === 'dateTime') return now.toISOString();
    if (field.kind === 'time') return formatInstant(now.toISOString(), 'HH:mm:ss', timeZone);
  }
  if (isEmptyValue(stored)) {
    if (field.kind === 'threeState') return 1;
    // A switch is never without a position: off where nothing is said.
    return field.kind === 'boolean' ? (field.props.inactiveValue ?? false) : undefined;
  }
  const parsed = valueKinds[field.kind].parse(structuredClone(stored), field);
  return parsed.ok ? parsed.value : undefined;
}
