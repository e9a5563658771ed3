import { inShippedScreens } from '../documents/document-kinds.ts';
import { cellOf, type GradeCell, gradeLayers, gradeRights, markColumn } from '../grants/grade.ts';
import { limits } from '../limits.ts';
import { choice, fixed, integer, marks, members, optional, reference, text } from './fields.ts';
import { gradeTexts } from './grade.texts.ts';
import { defineResource } from './resource.ts';
import { localWords, wordsOf } from './resource-words.ts';

const said = (key: keyof (typeof gradeTexts)['zh']) => localWords(gradeTexts, key);
const items = { table: 'base_grade_item', of: 'grade_id', member: 'item_id', most: limits.pickerSizeMost };

/** Who looks after which companies and departments, and what he may hand out there. Source: administration P1 */
export const grade = defineResource({
  name: 'grade',
  many: 'grades',
  path: '/api/permission/organizeAdminIsTrator',
  table: 'base_grade',
  menu: 'permission.grade',
  read: 'menu',
  documents: inShippedScreens,
  shape: {
    userId: fixed(reference('user')),
    scopes: marks('organize', {
      ...{ table: 'base_grade_scope', of: 'grade_id', most: limits.pickerSizeMost },
      member: { field: 'organizeId', column: 'organize_id' },
      marks: markColumns(),
    }),
    menuIds: members('menuItem', { ...items, where: { kind: 'menu' } }),
    roleIds: members('role', { ...items, where: { kind: 'role' } }),
    note: optional(text(limits.noteLength)),
  },
  rowOnly: {
    account: text(limits.fieldNameLength),
    fullName: text(limits.fieldNameLength),
    gender: choice({ 0: said('notSaid'), 1: said('man'), 2: said('woman') }),
    mobile: text(limits.mobileLength),
    organizes: text(limits.longTextLength),
    organizeCount: integer(0, Number.MAX_SAFE_INTEGER),
  },
  search: ['userId'],
  notListed: ['userId', 'note'],
  widths: { account: 100, fullName: 100, gender: 72, mobile: 120, organizes: 320, organizeCount: 96 },
  order: 'creatorTime',
  unique: [['userId']],
  inUseBy: [],
  offers: ['list', 'one', 'create', 'update', 'delete'],
  news: 'organize',
  words: wordsOf(gradeTexts),
  source: 'design 5: resources; administration P1',
});

function markColumns() {
  const columns = gradeLayers.flatMap((layer) =>
    gradeRights.map((right) => [cellOf(layer, right), markColumn(layer, right)] as const),
  );
  return Object.fromEntries(columns) as Record<GradeCell, string>; // an entry for each cell
}
