import { usualButtons } from '../../engine/schema/documents/list-buttons.ts';
import { type ButtonPlace, buttonCode } from '../../engine/schema/documents/list-kinds.ts';
import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { catalogueOf } from '../../engine/schema/fields/fields.ts';
import { defaultList } from '../../engine/schema/lists/default-list.ts';
import { drawableForm } from '../../engine/schema/validate/index.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/** Parts of a list that hold entries in an order. */
export const zones = ['columnList', 'searchList', 'btnsList', 'columnBtnsList', 'customBtnsList'] as const;
export type Zone = (typeof zones)[number];

/** An entry by what it is called in its zone: the code of a field, the value of a button. */
export interface EntryPlace {
  readonly zone: Zone;
  readonly id: string;
}

export function isButtonZone(zone: Zone): boolean {
  return zone !== 'columnList' && zone !== 'searchList';
}

/** The right that a button of the list asks for. */
export function rightOf(list: JsonObject, place: EntryPlace): string {
  return buttonCode(place.id, findEntry(list, place)?.code);
}

const made = new WeakMap<object, WeakMap<DescriptorMap, JsonObject>>();

/** The list of a model; where nobody has drawn one, the list that a publish would make for it now. */
export function listOf(document: JsonObject, descriptors: DescriptorMap): JsonObject {
  if (isObject(document.list)) return document.list;
  const form = isObject(document.form) ? document.form : document;
  const known = made.get(form)?.get(descriptors);
  if (known) return known;
  // A list document is JSON.
  const list = defaultList(catalogueOf(drawableForm(form).form, descriptors)) as unknown as JsonObject;
  made.set(form, (made.get(form) ?? new WeakMap()).set(descriptors, list));
  return list;
}

export function idOf(zone: Zone, entry: JsonObject): string {
  const id = isButtonZone(zone) ? entry.value : entry.prop;
  return typeof id === 'string' ? id : '';
}

/** The entries of a zone; of buttons that a list does not mention, those that its page shows. */
export function entriesOf(list: JsonObject, zone: Zone): readonly JsonObject[] {
  const stored = list[zone];
  if (Array.isArray(stored)) return stored.filter(isObject);
  return zone === 'btnsList' || zone === 'columnBtnsList' ? usualButtons[zone].map((value) => ({ value })) : [];
}

export function findEntry(list: JsonObject, { zone, id }: EntryPlace): JsonObject | undefined {
  return entriesOf(list, zone).find((entry) => idOf(zone, entry) === id);
}

/** @param at index that it gets; the end where it is not said */
export function addEntry(list: JsonObject, { zone, id }: EntryPlace, at?: number): JsonObject {
  if (findEntry(list, { zone, id })) return list;
  const entries = [...entriesOf(list, zone)];
  entries.splice(at ?? entries.length, 0, isButtonZone(zone) ? { value: id } : { prop: id });
  return { ...list, [zone]: entries };
}

/** A button of one's own, without steps yet. @returns where it stands, under a name that no button of the list has */
export function addOwnButton(list: JsonObject, at: ButtonPlace): { list: JsonObject; place: EntryPlace } {
  const zone = 'customBtnsList';
  const entries = entriesOf(list, zone);
  const taken = new Set(zones.flatMap((one) => entriesOf(list, one).map((entry) => idOf(one, entry))));
  let number = entries.length + 1;
  while (taken.has(`button${number}`)) number += 1;
  const value = `button${number}`;
  return { list: { ...list, [zone]: [...entries, { value, place: at }] }, place: { zone, id: value } };
}

/** A column that goes takes its sum and its groups of digits with it. */
export function removeEntry(list: JsonObject, { zone, id }: EntryPlace): JsonObject {
  if (!findEntry(list, { zone, id })) return list;
  const next = { ...list, [zone]: entriesOf(list, zone).filter((entry) => idOf(zone, entry) !== id) };
  if (zone !== 'columnList') return next;
  const named = (['summaryField', 'thousandsField'] as const).filter((key) => namesOf(list, key).includes(id));
  return {
    ...next,
    ...Object.fromEntries(named.map((key) => [key, namesOf(list, key).filter((name) => name !== id)])),
  };
}

/** @param before index, as the entries stand now, of the one that it comes to stand before */
export function moveEntry(list: JsonObject, { zone, id }: EntryPlace, before: number): JsonObject {
  const entries = entriesOf(list, zone);
  const from = entries.findIndex((entry) => idOf(zone, entry) === id);
  const taken = entries[from];
  if (!taken || before < 0 || before > entries.length || before === from || before === from + 1) return list;
  const rest = entries.filter((entry) => entry !== taken);
  rest.splice(before > from ? before - 1 : before, 0, taken);
  return { ...list, [zone]: rest };
}

/** @returns the same list where there is nothing on that side */
export function stepEntry(list: JsonObject, place: EntryPlace, by: -1 | 1): JsonObject {
  const from = entriesOf(list, place.zone).findIndex((entry) => idOf(place.zone, entry) === place.id);
  return moveEntry(list, place, by < 0 ? from - 1 : from + 2);
}

/** Undefined takes the property away. */
export function setEntry(list: JsonObject, { zone, id }: EntryPlace, key: string, value: Json | undefined): JsonObject {
  const entries = entriesOf(list, zone).map((entry) => (idOf(zone, entry) === id ? withKey(entry, key, value) : entry));
  return { ...list, [zone]: entries };
}

export function withKey(holder: JsonObject, key: string, value: Json | undefined): JsonObject {
  const { [key]: _gone, ...rest } = holder;
  return value === undefined ? rest : { ...holder, [key]: value };
}

/** What a change writes: the one part that is another one, or the whole list. Null: nothing. */
export function listChange(document: JsonObject, next: JsonObject): { path: string; value: Json | undefined } | null {
  const now = document.list;
  // The first change of a list that was made by itself keeps all of it but what was changed.
  if (!isObject(now)) return { path: '/list', value: next };
  const keys = [...new Set([...Object.keys(now), ...Object.keys(next)])].filter((key) => now[key] !== next[key]);
  const [key] = keys;
  if (key === undefined) return null;
  return keys.length === 1 ? { path: `/list/${key}`, value: next[key] } : { path: '/list', value: next };
}

export function namesOf(list: JsonObject, key: 'summaryField' | 'thousandsField'): readonly string[] {
  const stored = list[key];
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
}
