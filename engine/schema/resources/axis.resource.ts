import { inPages } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { axisTexts } from './axis.texts.ts';
import { code, flag, integer, optional, subTable, text } from './fields.ts';
import { place } from './place-fields.ts';
import { defineResource } from './resource.ts';
import { wordsOf } from './resource-words.ts';

/** Axes of tunnels, as maps show them, with the stakes and shafts that stand on them. */
export const axis = defineResource({
  name: 'axis',
  many: 'axes',
  path: '/api/frame/axis',
  table: 'base_axis',
  read: 'signedIn',
  documents: inPages,
  shape: {
    fullName: text(limits.nameLength),
    enCode: code(limits.fieldNameLength),
    coordinates: subTable(place, { least: 2, most: limits.lineCoordinates }),
    points: optional(subTable({ name: text(limits.pointNameLength), ...place }, { most: limits.axisPoints })),
  },
  rowOnly: { lengthText: text(limits.nameLength), pointCount: integer(0, limits.axisPoints), mayChange: flag() },
  search: ['fullName', 'enCode'],
  order: 'enCode',
  unique: [['enCode']],
  hasNames: true,
  editsNames: true,
  inUseBy: [],
  offers: ['list', 'one', 'many', 'create', 'update', 'delete'],
  words: wordsOf(axisTexts),
  source: 'shell specification 2.1 and 7.6: axes are kept on a page of their own',
});
