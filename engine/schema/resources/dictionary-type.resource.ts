import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { dictionaryTypeTexts } from './dictionary-type.texts.ts';
import { code, name, onOff, optional, order, reference, text } from './fields.ts';
import { defineResource } from './resource.ts';
import { localWords, wordsOf } from './resource-words.ts';

const word = (key: keyof (typeof dictionaryTypeTexts)['zh']) => localWords(dictionaryTypeTexts, key);

/** Dictionaries, each a list or a tree of entries that fields offer. Source: administration D7 */
export const dictionaryType = defineResource({
  name: 'dictionaryType',
  many: 'dictionaryTypes',
  path: '/api/system/DictionaryType',
  table: 'base_dictionary_type',
  menu: 'systemData.dictionary',
  read: 'menu',
  documents: inShippedScreens,
  shape: {
    fullName: text(limits.fieldNameLength, 'fullName'),
    enCode: code(limits.fieldNameLength, 'enCode'),
    nameEn: name('en', limits.fieldNameLength),
    nameZhtw: name('zhtw', limits.fieldNameLength),
    parentId: optional(reference('dictionaryType')),
    isTree: onOff({ on: word('tree'), off: word('flat') }, 0),
    sortCode: order(),
    enabledMark: onOff(),
    description: optional(text(limits.noteLength)),
  },
  rowOnly: {},
  search: ['fullName', 'enCode'],
  order: 'sortCode',
  unique: [['enCode'], ['fullName', 'parentId']],
  tree: { depth: limits.dictionaryLevels },
  hasNames: true,
  restores: true,
  inUseBy: [{ table: 'base_dictionary_data', column: 'type_id', name: 'full_name', kind: word('entries') }],
  // What lists them was there before, and answers whoever is signed in.
  offers: ['one', 'create', 'update', 'delete', 'state', 'move', 'uses', 'tree'],
  news: 'dictionary',
  words: wordsOf(dictionaryTypeTexts),
  source: 'design 5: resources; administration D7',
});
