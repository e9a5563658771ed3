import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { code, dictionary, integer, onOff, optional, order, reference, text } from './fields.ts';
import { positionTexts } from './position.texts.ts';
import { defineResource } from './resource.ts';
import { localWords, wordsOf } from './resource-words.ts';

/** Positions of an organisation, which people hold. Source: administration P4 */
export const position = defineResource({
  name: 'position',
  many: 'positions',
  path: '/api/permission/Position',
  table: 'base_position',
  menu: 'permission.position',
  read: 'menu',
  documents: inShippedScreens,
  shape: {
    fullName: text(limits.fieldNameLength, 'fullName'),
    enCode: code(limits.fieldNameLength, 'userAccount'),
    organizeId: reference('organize'),
    type: optional(dictionary('positionType')),
    sortCode: order(),
    enabledMark: onOff(),
    description: optional(text(limits.noteLength)),
  },
  rowOnly: { people: integer(0, Number.MAX_SAFE_INTEGER) },
  search: ['fullName', 'enCode'],
  holds: 'position',
  order: 'sortCode',
  unique: [['enCode'], ['fullName', 'organizeId']],
  hasNames: true,
  restores: true,
  inUseBy: [
    {
      ...{ table: 'base_user', column: 'position_id', through: { table: 'base_user_position', of: 'user_id' } },
      ...{ name: 'real_name', kind: localWords(positionTexts, 'holders') },
    },
    {
      table: 'base_authorize',
      column: 'object_id',
      where: { object_type: 'position' },
      kind: localWords(positionTexts, 'grants'),
    },
  ],
  offers: ['list', 'one', 'create', 'update', 'delete', 'deleteMany', 'state', 'sort', 'uses'],
  news: 'organize',
  words: wordsOf(positionTexts),
  source: 'design 5: resources; administration P4',
});
