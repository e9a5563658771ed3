import type { PreviewRights } from '../../engine/schema/calls/index.ts';
import type { JsonObject } from '../document/json.ts';
import { type EntryPlace, isButtonZone, rightOf } from '../document/list-edit.ts';

/** Through whose eyes the list is looked at. */
export interface Preview {
  readonly name: string;
  readonly rights: PreviewRights;
}

/**
 * The code that somebody lacks for an entry of the list; null where he sees it. Codes count where the list asks for them,
 * as the server does: a list that asks for rights of fields alone goes by those.
 */
export function missingCode({ rights }: Preview, list: JsonObject, { zone, id }: EntryPlace): string | null {
  if (rights.isWhole) return null;
  if (isButtonZone(zone)) {
    const code = rightOf(list, { zone, id });
    return list.useBtnPermission === true && !rights.button.includes(code) ? code : null;
  }
  const held = list.useColumnPermission === true ? rights.column : list.useFormPermission === true ? rights.form : null;
  return held === null || held.includes(id) ? null : id;
}
