import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { billRuleTexts } from './bill-rule.texts.ts';
import { choice, code, dictionary, integer, onOff, optional, order, text } from './fields.ts';
import { defineResource } from './resource.ts';
import { localWords, wordsOf } from './resource-words.ts';

const word = (key: 'yyyyMMdd' | 'yyyyMM' | 'yyyy' | 'no') => localWords(billRuleTexts, key);

/** How documents are numbered: a prefix, the date, a counter that starts anew with each date. Source: administration Y11 */
export const billRule = defineResource({
  name: 'billRule',
  many: 'billRules',
  path: '/api/system/BillRule',
  table: 'base_bill_rule',
  menu: 'system.billRule',
  read: 'menu',
  documents: inShippedScreens,
  shape: {
    fullName: text(limits.fieldNameLength, 'fullName'),
    enCode: code(limits.fieldNameLength, 'enCode'),
    category: optional(dictionary('webDesign')),
    dateFormat: choice({
      ...{ yyyyMMdd: word('yyyyMMdd'), yyyyMM: word('yyyyMM'), yyyy: word('yyyy'), no: word('no') },
    }),
    prefix: optional(text(limits.billPrefixLength)),
    suffix: optional(text(limits.billSuffixLength)),
    digit: integer(1, limits.billDigits),
    startNumber: integer(0, 10 ** limits.billDigits - 1),
    sortCode: order(),
    enabledMark: onOff(),
    description: optional(text(limits.noteLength)),
  },
  rowOnly: { example: text(limits.nameLength), current: text(limits.nameLength) },
  search: ['fullName', 'enCode'],
  notListed: ['dateFormat', 'prefix', 'suffix', 'digit', 'startNumber'],
  order: 'sortCode',
  unique: [['enCode'], ['fullName']],
  hasNames: true,
  inUseBy: [],
  offers: ['list', 'one', 'create', 'update', 'delete', 'state', 'uses'],
  words: wordsOf(billRuleTexts),
  source: 'design 5: resources; administration Y11',
});
