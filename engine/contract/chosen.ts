import type { RefersTo } from '../schema/fields/refers.ts';
import { isEmptyValue } from '../schema/values/index.ts';

/** One of what a field holds: as it is stored, and the keys that its names are asked by, from the top down. */
export interface Chosen {
  readonly value: string | readonly string[];
  readonly keys: readonly string[];
}

/** `role-staff--role`: an id, and what it is an id of. */
const typed = /^(.+)--([a-z]+)$/;

/** By which an id is asked for; a member says itself what it is, or is a person. */
export function nameKey(id: string, to: RefersTo): string {
  return typed.test(id) ? id : `${id}--${to === 'member' ? 'user' : to}`;
}

export const bareId = (id: string): string => typed.exec(id)?.[1] ?? id;

/** The same thing in another spelling is the same: `ann` and `ann--user`. */
export const chosenKey = ({ keys }: Chosen): string => keys.join('/');

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter(isText);

/** What a stored value names, in either of its forms; what names nothing is left out, and a twin of another one. */
export function readChosen(value: unknown, to: RefersTo): Chosen[] {
  if (isEmptyValue(value)) return [];
  const all =
    to === 'organize'
      ? waysIn(value).map(chosenWay)
      : textsIn(value).map((id) => ({ value: id, keys: [nameKey(id, to)] }));
  const byKey = new Map<string, Chosen>();
  for (const one of all) if (one.keys.length > 0 && !byKey.has(chosenKey(one))) byKey.set(chosenKey(one), one);
  return [...byKey.values()];
}

export const chosenWay = (ids: readonly string[]): Chosen => ({
  value: ids,
  keys: ids.map((id) => nameKey(id, 'organize')),
});

/** One way from the top down, or a list of ways. */
function waysIn(value: unknown): string[][] {
  const isList = Array.isArray(value) && value.some(Array.isArray);
  return isList ? value.map(textsIn) : [textsIn(value)];
}

/** What the field then holds. */
export function storedChoice(chosen: readonly Chosen[], isSeveral: boolean): unknown {
  return isSeveral ? chosen.map(({ value }) => value) : (chosen[0]?.value ?? null);
}
