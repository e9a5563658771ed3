import { inPages } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { code, flag, integer, subTable, text } from './fields.ts';
import { place } from './place-fields.ts';
import { regionTexts } from './region.texts.ts';
import { defineResource } from './resource.ts';
import { wordsOf } from './resource-words.ts';

/** Regions of a map, which people choose by their names. One call makes and saves them: it stands beside, in the table of calls. */
export const region = defineResource({
  name: 'region',
  many: 'regions',
  path: '/api/frame/sys/region',
  table: 'base_map_region',
  read: 'signedIn',
  documents: inPages,
  shape: {
    fullName: text(limits.nameLength),
    enCode: code(limits.fieldNameLength),
    outline: subTable(place, { least: 3, most: limits.lineCoordinates }),
  },
  rowOnly: { areaText: text(limits.nameLength), cornerCount: integer(0, limits.lineCoordinates), mayChange: flag() },
  search: ['fullName', 'enCode'],
  order: 'enCode',
  unique: [['enCode'], ['fullName']],
  hasNames: true,
  editsNames: true,
  inUseBy: [],
  offers: ['list', 'delete'],
  words: wordsOf(regionTexts),
  source: 'shell specification 7.6: regions are kept on a page of their own',
});
