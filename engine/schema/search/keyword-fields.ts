import type { ListDocument } from '../documents/list-document.ts';
import type { SystemValue } from '../fields/descriptor.ts';
import { type Field, type FieldCatalogue, fieldByCode } from '../fields/fields.ts';
import { isSecret } from '../fields/secret-fields.ts';
import { listLook } from '../lists/list-type.ts';
import { valueKinds } from '../values/index.ts';

/** What every list may show, whether its form has such a field or not. */
const systemCodes: ReadonlySet<string> = new Set<SystemValue>([
  'createUser',
  'createTime',
  'modifyUser',
  'modifyTime',
  'currOrganize',
  'currPosition',
]);

/** A keyword looks at what people can read: never at what is typed unseen. */
export function isFoundByKeyword(field: Field): boolean {
  return valueKinds[field.kind].keyword !== null && !isSecret(field);
}

/**
 * Codes of the fields that a keyword is looked for in, those of sub-tables among them: everything that the list shows, and
 * what it marks besides. Page and server ask the same, so that the box says what is searched.
 */
export function keywordCodes(list: ListDocument, catalogue: FieldCatalogue): string[] {
  const look = listLook(list, catalogue);
  const codes = new Set(list.columnList.map(({ prop }) => prop));
  for (const { prop, isKeyword } of list.searchList) if (isKeyword) codes.add(prop);
  // What people read there is the name of another row.
  if (look.kind === 'tree') codes.delete(look.field.name);
  return [...codes].filter((code) => {
    const field = fieldByCode(catalogue, code);
    return field ? isFoundByKeyword(field) : systemCodes.has(code);
  });
}
