import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { departmentTexts } from './department.texts.ts';
import { reference } from './fields.ts';
import { organizeTexts } from './organize.texts.ts';
import { named, organized, organizeUses, peopleWithin } from './organize-fields.ts';
import { defineResource } from './resource.ts';
import { wordsOf } from './resource-words.ts';

/** Departments alone, for whom companies are none of their business. Source: administration P3 */
export const department = defineResource({
  name: 'department',
  many: 'departments',
  path: '/api/permission/Organize/Department',
  table: 'base_organize',
  within: { category: 'department' },
  menu: 'permission.department',
  read: 'menu',
  documents: inShippedScreens,
  shape: { ...named, parentId: reference('organize'), ...organized },
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
  words: { ...wordsOf(organizeTexts), ...wordsOf(departmentTexts), labels: wordsOf(organizeTexts).labels },
  source: 'design 5: resources; administration P3',
});
