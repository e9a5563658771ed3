import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { dictionaryEntryTexts } from './dictionary-entry.texts.ts';
import { choice, code, name, onOff, optional, order, reference, text } from './fields.ts';
import { defineResource } from './resource.ts';
import { localWords, wordsOf } from './resource-words.ts';

const word = (key: keyof (typeof dictionaryEntryTexts)['zh']) => localWords(dictionaryEntryTexts, key);

/** What a dictionary offers. Source: administration D7 */
export const dictionaryEntry = defineResource({
  name: 'dictionaryEntry',
  many: 'dictionaryEntries',
  path: '/api/system/DictionaryData',
  oneAt: '/:id/Info',
  table: 'base_dictionary_data',
  menu: 'systemData.dictionary',
  read: 'menu',
  documents: inShippedScreens,
  shape: {
    fullName: text(limits.entryNameLength),
    enCode: code(limits.fieldNameLength),
    nameEn: name('en', limits.entryNameLength),
    nameZhtw: name('zhtw', limits.entryNameLength),
    typeId: reference('dictionaryType'),
    parentId: optional(reference('dictionaryEntry')),
    status: choice({
      ...{ none: word('none'), success: word('success'), processing: word('processing') },
      ...{ warning: word('warning'), error: word('error') },
    }),
    isDefault: onOff({ on: word('yes'), off: word('no') }, 0),
    sortCode: order(),
    enabledMark: onOff(),
    description: optional(text(limits.noteLength)),
  },
  rowOnly: {},
  search: ['fullName', 'enCode'],
  notListed: ['isDefault', 'status'],
  order: 'sortCode',
  unique: [['enCode', 'typeId']],
  tree: { depth: limits.dictionaryLevels },
  hasNames: true,
  groups: 'dictionaryType',
  restores: true,
  inUseBy: [],
  offers: ['list', 'one', 'create', 'update', 'delete', 'deleteMany', 'state', 'move', 'sort', 'uses'],
  news: 'dictionary',
  words: wordsOf(dictionaryEntryTexts),
  source: 'design 5: resources; administration D7',
});
