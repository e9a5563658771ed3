import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { code, dictionary, integer, members, onOff, optional, order, text } from './fields.ts';
import { groupTexts } from './group.texts.ts';
import { defineResource } from './resource.ts';
import { localWords, wordsOf } from './resource-words.ts';

/** People of any departments who are chosen and told together. Source: administration P7 */
export const group = defineResource({
  name: 'group',
  many: 'groups',
  path: '/api/permission/Group',
  table: 'base_group',
  menu: 'permission.group',
  read: 'menu',
  documents: inShippedScreens,
  shape: {
    fullName: text(limits.fieldNameLength, 'fullName'),
    enCode: code(limits.fieldNameLength, 'enCode'),
    category: optional(dictionary('groupType')),
    sortCode: order(),
    enabledMark: onOff(),
    userIds: optional(
      members('user', {
        ...{ table: 'base_group_member', of: 'group_id', member: 'object_id', where: { kind: 'user' } },
        most: limits.membersMost,
      }),
    ),
    description: optional(text(limits.noteLength)),
  },
  rowOnly: { people: integer(0, Number.MAX_SAFE_INTEGER) },
  search: ['fullName', 'enCode'],
  holds: 'group',
  order: 'sortCode',
  unique: [['enCode'], ['fullName']],
  hasNames: true,
  restores: true,
  inUseBy: [
    {
      table: 'base_authorize',
      column: 'object_id',
      where: { object_type: 'group' },
      kind: localWords(groupTexts, 'grants'),
    },
  ],
  offers: ['list', 'one', 'create', 'update', 'delete', 'state', 'sort', 'uses'],
  news: 'organize',
  words: wordsOf(groupTexts),
  source: 'design 5: resources; administration P7',
});
