import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { choice, optional, reference } from './fields.ts';
import { organizeTexts } from './organize.texts.ts';
import { named, organized, organizeUses, peopleWithin } from './organize-fields.ts';
import { defineResource } from './resource.ts';
import { localWords, wordsOf } from './resource-words.ts';

/** Companies and departments of a tenant in one tree. Source: administration P2 */
export const organize = defineResource({
  name: 'organize',
  many: 'organizes',
  path: '/api/permission/Organize',
  table: 'base_organize',
  menu: 'permission.organize',
  read: 'menu',
  documents: inShippedScreens,
  shape: {
    ...named,
    category: choice({
      department: localWords(organizeTexts, 'department'),
      company: localWords(organizeTexts, 'company'),
    }),
    parentId: optional(reference('organize')),
    ...organized,
  },
  rowOnly: peopleWithin,
  search: ['fullName', 'enCode'],
  notListed: ['sortCode'],
  holds: 'organize',
  order: 'sortCode',
  unique: [['enCode'], ['fullName', 'parentId']],
  tree: { depth: limits.organizeLevels },
  hasNames: true,
  restores: true,
  inUseBy: organizeUses,
  offers: ['list', 'one', 'create', 'update', 'delete', 'state', 'move', 'uses'],
  news: 'organize',
  words: wordsOf(organizeTexts),
  source: 'design 5: resources; administration P2',
});
