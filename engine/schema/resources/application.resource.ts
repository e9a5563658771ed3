import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { applicationTexts } from './application.texts.ts';
import { code, name, onOff, optional, order, text } from './fields.ts';
import { defineResource } from './resource.ts';
import { localWords, wordsOf } from './resource-words.ts';

/** Applications of a tenant, each with a menu of its own. Source: administration Y9 */
export const application = defineResource({
  name: 'application',
  many: 'applications',
  path: '/api/system/System',
  table: 'base_system',
  menu: 'system.menu',
  read: 'menu',
  documents: inShippedScreens,
  shape: {
    fullName: text(limits.fieldNameLength),
    enCode: code(limits.fieldNameLength, 'enCode'),
    nameEn: name('en', limits.fieldNameLength),
    nameZhtw: name('zhtw', limits.fieldNameLength),
    icon: optional(text(limits.fieldNameLength)),
    sortCode: order(),
    enabledMark: onOff(),
    description: optional(text(limits.noteLength)),
  },
  rowOnly: {},
  search: ['fullName', 'enCode'],
  order: 'sortCode',
  unique: [['enCode']],
  hasNames: true,
  restores: true,
  inUseBy: [
    { table: 'base_menu', column: 'system_id', name: 'full_name', kind: localWords(applicationTexts, 'entries') },
  ],
  offers: ['list', 'one', 'create', 'update', 'delete', 'state', 'sort', 'uses'],
  news: 'menu',
  words: wordsOf(applicationTexts),
  source: 'design 5: resources; administration Y9',
});
