import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { code, flag, integer, members, onOff, optional, order, text } from './fields.ts';
import { defineResource } from './resource.ts';
import { localWords, wordsOf } from './resource-words.ts';
import { roleTexts } from './role.texts.ts';

const word = (key: keyof (typeof roleTexts)['zh']) => localWords(roleTexts, key);

/** What people may do together: whoever belongs to a role has what was granted to it. Source: administration P6 */
export const role = defineResource({
  name: 'role',
  many: 'roles',
  path: '/api/permission/Role',
  table: 'base_role',
  menu: 'permission.role',
  read: 'menu',
  documents: inShippedScreens,
  shape: {
    fullName: text(limits.fieldNameLength, 'fullName'),
    enCode: code(limits.fieldNameLength, 'enCode'),
    globalMark: onOff({ on: word('global'), off: word('ofOrganisations') }),
    organizeIds: optional(
      members('organize', {
        ...{ table: 'base_role_organize', of: 'role_id', member: 'organize_id', where: {} },
        most: limits.batchIds,
      }),
    ),
    userIds: optional(
      members('user', {
        ...{ table: 'base_user_role', of: 'role_id', member: 'user_id', where: {} },
        most: limits.membersMost,
      }),
    ),
    sortCode: order(),
    enabledMark: onOff(),
    description: optional(text(limits.noteLength)),
  },
  rowOnly: {
    organizes: text(limits.noteLength),
    people: integer(0, Number.MAX_SAFE_INTEGER),
    menus: integer(0, Number.MAX_SAFE_INTEGER),
    isFixed: flag(),
  },
  search: ['fullName', 'enCode'],
  notListed: ['sortCode'],
  holds: 'role',
  order: 'sortCode',
  unique: [['enCode'], ['fullName', 'globalMark']],
  hasNames: true,
  restores: true,
  inUseBy: [],
  offers: ['list', 'one', 'create', 'update', 'copy', 'delete', 'deleteMany', 'state', 'sort', 'uses'],
  news: 'rights',
  words: wordsOf(roleTexts),
  source: 'design 5: resources; administration P6',
});
