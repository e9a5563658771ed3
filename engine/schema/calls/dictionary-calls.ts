import { call } from '../call-shapes/call.ts';
import { listOf } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { shape } from '../shape.ts';

const right = { kind: 'menu', menu: 'systemData.dictionary' } as const;
const source = 'design 5: resources; administration D7';

const groupShape = shape.recursive((group) =>
  shape.object({
    id: shape.string(),
    fullName: shape.string(),
    enCode: shape.string(),
    count: shape.integer({ description: 'entries' }),
    enabledMark: shape.integer(),
    isFixed: shape.boolean({ description: 'the product itself names it' }),
    children: shape.array(group),
  }),
);

const parentShape = shape.recursive((parent) =>
  shape.object({
    id: shape.string(),
    fullName: shape.string(),
    disabled: shape.boolean({ description: 'a dictionary, whose entries stand below it here' }),
    children: shape.array(parent),
  }),
);

/** What the page of dictionaries asks beside the calls of its resources. */
export const dictionaryCalls = {
  dictionaryGroups: call({
    method: 'GET',
    path: '/api/system/DictionaryType/Groups',
    right,
    documents: inShippedScreens,
    reads: true,
    shapes: { data: listOf(groupShape) },
    source: `${source}: every dictionary, switched off or not, with how many entries it has`,
  }),
  dictionaryParents: call({
    method: 'GET',
    path: '/api/system/DictionaryData/Parents',
    right,
    documents: inShippedScreens,
    reads: true,
    shapes: { data: listOf(parentShape) },
    source: `${source}: what an entry of a tree may stand below`,
  }),
};
