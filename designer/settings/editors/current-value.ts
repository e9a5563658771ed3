import type { ValueKindName } from '../../../engine/schema/values/index.ts';

/** What a field can start with that is known only at that moment. */
export type Current = 'time' | 'user' | 'organize' | 'position' | 'group' | 'role';

/** Pickers of people and organisations, in both generations of names. Source: control types 3, defaultCurrent. */
const byWidget: Readonly<Record<string, Current>> = {
  userSelect: 'user',
  usersSelect: 'user',
  depSelect: 'organize',
  comSelect: 'organize',
  organizeSelect: 'organize',
  posSelect: 'position',
  groupSelect: 'group',
  roleSelect: 'role',
};

/** What `defaultCurrent` means for a field; undefined where it means nothing. */
export function currentOf(widget: string, kind: ValueKindName | undefined): Current | undefined {
  if (kind === 'date' || kind === 'dateTime' || kind === 'time') return 'time';
  return byWidget[widget];
}
