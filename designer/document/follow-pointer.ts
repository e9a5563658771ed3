import { parentOf } from './pointer.ts';

/** Where a value stands once an entry of a list has been taken out. What stood in that entry has no place any more. */
export function afterRemoval(at: string, removed: string): string {
  return shifted(at, removed, -1, (place, gone) => place > gone);
}

/** Where a value stands once an entry has been put into a list. */
export function afterInsertion(at: string, added: string): string {
  return shifted(at, added, 1, (place, put) => place >= put);
}

function shifted(at: string, entry: string, by: number, moves: (place: number, entry: number) => boolean): string {
  const { parent, token } = parentOf(entry);
  if (!at.startsWith(`${parent}/`)) return at;
  const end = at.indexOf('/', parent.length + 1);
  const place = Number(at.slice(parent.length + 1, end < 0 ? undefined : end));
  if (!moves(place, Number(token))) return at;
  return `${parent}/${place + by}${end < 0 ? '' : at.slice(end)}`;
}
