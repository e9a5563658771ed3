import { call, signedIn } from '../call-shapes/call.ts';
import { idParams, idShape, listOf, nothing } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { oneOf, shape } from '../shape.ts';

const source = 'design 5: resources; administration Y9';
const asked = {
  method: 'GET',
  right: { kind: 'menu', menu: 'system.menu' },
  documents: inShippedScreens,
  reads: true,
} as const;

const entryShape = shape.recursive((entry) =>
  shape.object({
    id: shape.string(),
    parentId: shape.string(),
    fullName: shape.string(),
    enCode: shape.string(),
    icon: shape.string(),
    type: shape.string(),
    urlAddress: shape.string(),
    sortCode: shape.integer(),
    visibleMark: shape.integer(),
    enabledMark: shape.integer(),
    systemId: shape.string(),
    isFixed: shape.boolean({ description: 'the program itself leads there: switched off, never deleted' }),
    isFirst: shape.boolean({ description: 'among those with the same parent' }),
    isLast: shape.boolean(),
    mayGoIn: shape.boolean({ description: 'the one before it is a directory' }),
    mayGoOut: shape.boolean({ description: 'it stands in a directory' }),
    previousId: shape.string({ description: 'of the same parent; `` for the first' }),
    nextId: shape.string(),
    aboveId: shape.string({ description: 'the parent of its parent; `0` for the top' }),
    aboveNextId: shape.string({ description: 'what comes after its parent; `` where nothing does' }),
    children: shape.optional(shape.array(entry)),
  }),
);
export type MenuTreeEntry = typeof entryShape;

const parentShape = shape.recursive((parent) =>
  shape.object({
    id: shape.string(),
    fullName: shape.string(),
    disabled: shape.boolean({ description: 'an application, whose directories stand below it here' }),
    children: shape.array(parent),
  }),
);

/** What the page of menus asks beside the calls of its resources, and how people choose an application. */
export const menuCalls = {
  menuOfSystem: call({
    ...asked,
    path: '/api/system/Menu/ModuleBySystem/:systemId',
    shapes: {
      params: shape.object({ systemId: idShape }),
      query: shape.object({
        category: shape.optional(oneOf(['Web', 'App'])),
        type: shape.optional(shape.string({ maxLength: 1 })),
        enabledMark: shape.optional(shape.integer({ minimum: 0, maximum: 1 })),
        keyword: shape.optional(shape.string({ maxLength: limits.keywordLength })),
      }),
      data: listOf(entryShape),
    },
    source: `${source}: \`0\` for all applications; what is looked for stands with the directories above it`,
  }),
  menuParents: call({
    ...asked,
    path: '/api/system/Menu/Selector/All',
    shapes: { data: listOf(parentShape) },
    source: `${source}: directories that an entry may stand in`,
  }),
  menuModels: call({
    ...asked,
    path: '/api/system/Menu/Selector/Models',
    shapes: { data: listOf(shape.object({ id: shape.string(), fullName: shape.string() })) },
    source: `${source}: published forms that an entry may lead to`,
  }),
  menuHolders: call({
    ...asked,
    path: '/api/system/Menu/:id/Holders',
    shapes: { params: idParams, data: shape.object({ people: shape.integer() }) },
    source: `${source}: how many people lose an entry that is deleted`,
  }),
  applicationGroups: call({
    ...asked,
    path: '/api/system/System/Groups',
    shapes: {
      data: listOf(
        shape.object({
          id: shape.string(),
          fullName: shape.string(),
          enCode: shape.string(),
          count: shape.integer({ description: 'entries' }),
          enabledMark: shape.integer(),
          isFixed: shape.boolean({ description: 'the first one' }),
        }),
      ),
    },
    source: `${source}: every application, switched off or not, with how many entries it has`,
  }),
  chooseApplication: call({
    method: 'POST',
    path: '/api/permission/Users/Current/major',
    right: signedIn,
    documents: inShippedScreens,
    shapes: {
      body: shape.object({ majorType: oneOf(['System']), majorId: idShape }, { additionalProperties: false }),
      data: nothing,
    },
    source: 'shell specification 2.3, switch application; administration H1',
  }),
};
