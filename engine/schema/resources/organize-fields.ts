import { limits } from '../limits.ts';
import { code, integer, onOff, optional, order, reference, text } from './fields.ts';
import { gradeTexts } from './grade.texts.ts';
import { organizeTexts } from './organize.texts.ts';
import type { InUse } from './resource.ts';
import { localWords } from './resource-words.ts';

/** What companies and departments have alike: one table keeps both. */
export const named = {
  fullName: text(limits.fieldNameLength, 'fullName'),
  enCode: code(limits.fieldNameLength, 'enCode'),
};
export const organized = {
  managerId: optional(reference('user')),
  sortCode: order(),
  enabledMark: onOff(),
  description: optional(text(limits.noteLength)),
};
/** With those below. */
export const peopleWithin = { people: integer(0, Number.MAX_SAFE_INTEGER) };

export const organizeUses: readonly InUse[] = [
  {
    ...{ table: 'base_user', column: 'organize_id', through: { table: 'base_user_organize', of: 'user_id' } },
    ...{ name: 'real_name', kind: localWords(organizeTexts, 'members') },
  },
  { table: 'base_position', column: 'organize_id', name: 'full_name', kind: localWords(organizeTexts, 'positions') },
  { table: 'base_authorize', column: 'object_id', kind: localWords(organizeTexts, 'grants') },
  { table: 'base_grade_scope', column: 'organize_id', kind: localWords(gradeTexts, 'grades') },
];
