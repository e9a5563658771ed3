import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { choice, code, name, onOff, optional, order, reference, text } from './fields.ts';
import { menuEntryTexts } from './menu-entry.texts.ts';
import { defineResource } from './resource.ts';
import { localWords, wordsOf } from './resource-words.ts';

const word = (key: keyof (typeof menuEntryTexts)['zh']) => localWords(menuEntryTexts, key);

/** What stands in the menus of a tenant. Source: administration Y9 */
export const menuEntry = defineResource({
  name: 'menuEntry',
  many: 'menuEntries',
  path: '/api/system/Menu',
  table: 'base_menu',
  menu: 'system.menu',
  read: 'menu',
  documents: inShippedScreens,
  shape: {
    // Names and codes that are there come from designs too, which take more signs than the rules of an administration page.
    fullName: text(limits.fieldNameLength),
    enCode: code(limits.fieldNameLength),
    nameEn: name('en', limits.fieldNameLength),
    nameZhtw: name('zhtw', limits.fieldNameLength),
    type: choice({
      ...{ 0: word('directory'), 1: word('category'), 2: word('page'), 3: word('model'), 4: word('dictionary') },
      ...{ 5: word('report'), 6: word('dataView'), 7: word('link'), 8: word('portal') },
    }),
    systemId: optional(reference('application')),
    parentId: optional(reference('menuEntry')),
    urlAddress: optional(text(limits.addressLength)),
    linkTarget: optional(choice({ _self: word('self'), _blank: word('blank') })),
    modelId: optional(text(limits.fieldNameLength)),
    icon: optional(text(limits.fieldNameLength)),
    category: choice({ Web: word('web'), App: word('app') }),
    visibleMark: onOff({ on: word('shown'), off: word('hidden') }),
    sortCode: order(),
    enabledMark: onOff(),
    description: optional(text(limits.noteLength)),
  },
  rowOnly: {},
  search: ['fullName', 'enCode'],
  order: 'sortCode',
  unique: [['enCode']],
  tree: { depth: limits.menuLevels },
  hasNames: true,
  groups: 'application',
  restores: true,
  inUseBy: [],
  offers: ['one', 'create', 'update', 'delete', 'state', 'move', 'uses'],
  news: 'menu',
  rowActions: [
    { event: 'createIn', when: { prop: 'type', in: ['0', '1'] } },
    { event: 'moveUp', when: { prop: 'isFirst', in: [false] }, shortcut: 'Alt+ArrowUp' },
    { event: 'moveDown', when: { prop: 'isLast', in: [false] }, shortcut: 'Alt+ArrowDown' },
    { event: 'moveIn', when: { prop: 'mayGoIn', in: [true] }, shortcut: 'Alt+ArrowRight' },
    { event: 'moveOut', when: { prop: 'mayGoOut', in: [true] }, shortcut: 'Alt+ArrowLeft' },
  ],
  words: { ...wordsOf(menuEntryTexts), labels: { ...wordsOf(menuEntryTexts).labels, category: word('client') } },
  source: 'design 5: resources; administration Y9',
});
