import { call, signedIn } from '../call-shapes/call.ts';
import { idParams, idShape, keyword, listOf, pageOf, pageQuery } from '../call-shapes/common-shapes.ts';
import { inEveryDocument, inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';

const choiceTypes = ['company', 'department', 'position', 'role', 'group', 'category', 'user'] as const;
export type ChoiceType = (typeof choiceTypes)[number];

/** A place of a tree that people choose from. */
const choiceShape = shape.recursive(
  (choice) =>
    shape.object({
      id: shape.string(),
      parentId: shape.string(),
      fullName: shape.string(),
      enCode: shape.string(),
      type: oneOf(choiceTypes),
      headIcon: shape.optional(shape.string()),
      hasChildren: shape.boolean(),
      children: shape.array(choice),
    }),
  { $id: 'choice' },
);
export type Choice = Shape<typeof choiceShape>;

/** Under which roles of all stand in the tree of roles: a place that is no row. */
export const globalRolesId = 'category:global';

/** Never more of a person than this. Source: reliability A28 */
const personShape = shape.object({
  id: shape.string(),
  fullName: shape.string(),
  headIcon: shape.string(),
  organizeId: shape.string(),
  organize: shape.string(),
});
export type Person = Shape<typeof personShape>;

/** What has become of something that was chosen. */
const choiceStates = ['ok', 'disabled', 'deleted', 'hidden'] as const;
export type ChoiceState = (typeof choiceStates)[number];

/** A line of a list of people, departments, roles, positions and groups. */
const lineShape = shape.object({
  id: shape.string(),
  fullName: shape.string(),
  type: oneOf(choiceTypes),
  headIcon: shape.string(),
  organize: shape.string(),
  hasChildren: shape.boolean(),
  /** Absent: as it was offered just now. */
  state: shape.optional(oneOf(choiceStates)),
});
export type ChoiceLine = Shape<typeof lineShape>;

/** A company or department where it stands. Names: library specification 3, organisation node. */
const organizeLineShape = shape.object({
  id: shape.string(),
  parentId: shape.string(),
  fullName: shape.string(),
  type: oneOf(['company', 'department']),
  organize: shape.string({ description: 'names from the top down, its own last, between slashes' }),
  organizeIds: shape.array(shape.string(), { description: 'ids from the top down, its own last' }),
  icon: shape.string(),
  hasChildren: shape.boolean({ description: 'something stands below it that this question would answer' }),
  isLeaf: shape.boolean(),
  disabled: shape.boolean({ description: 'only leads to what can be chosen' }),
});
export type OrganizeLine = Shape<typeof organizeLineShape>;

const itemShape = shape.object({ id: shape.string(), fullName: shape.string(), enCode: shape.string() });

const page = {
  currentPage: pageQuery.currentPage,
  pageSize: shape.optional(shape.integer({ minimum: 1, maximum: limits.pickerSizeMost })),
};
const closed = { additionalProperties: false };
const ids = shape.array(idShape, { maxItems: limits.batchIds });
/** Ids with what they are ids of behind them, as the dialect stores chosen people and groups: `role-staff--role`. */
const chosenIds = shape.array(shape.string({ maxLength: 80, pattern: '^[A-Za-z0-9_-]+$' }), {
  maxItems: limits.batchIds,
});
const search = shape.object({ keyword, ...page }, closed);

const organize = '/api/permission/Organize';
const position = '/api/permission/Position';
const users = '/api/permission/Users';
const source = 'shell specification 7.5';
const tree = listOf(choiceShape);
const right = signedIn;
const reads = true;

/** Who and what there is to choose from: people, organisation, positions, roles and groups of the caller's tenant. */
export const permissionCalls = {
  positionTree: call({
    method: 'GET',
    path: `${position}/Selector`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { data: tree },
    source: `${source}: positions under their departments`,
  }),
  positions: call({
    method: 'GET',
    path: `${position}/All`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { data: listOf(itemShape) },
    source,
  }),
  positionCondition: call({
    method: 'POST',
    path: `${position}/PositionCondition`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: {
      body: shape.object({ keyword, departIds: shape.optional(ids), positionIds: shape.optional(ids) }, closed),
      data: tree,
    },
    source: 'library specification 7, pickers: custom position tree',
  }),
  departmentTree: call({
    method: 'GET',
    path: `${organize}/Department/Selector/:id`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { params: idParams, data: tree },
    source: `${source}; what is named is left out with all below it: a parent is being chosen for it`,
  }),
  departmentTreeByAuth: call({
    method: 'GET',
    path: `${organize}/Department/SelectorByAuth/:id`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { params: idParams, data: tree },
    source,
  }),
  companyTreeByAuth: call({
    method: 'GET',
    path: `${organize}/SelectorByAuth/:id`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { params: idParams, data: tree },
    source,
  }),
  organizeTree: call({
    method: 'GET',
    path: `${organize}/Tree`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { data: tree },
    source,
  }),
  organizeCondition: call({
    method: 'POST',
    path: `${organize}/OrganizeCondition`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { body: shape.object({ keyword, departIds: ids }, closed), data: tree },
    source: 'library specification 7, pickers: a custom list by departIds',
  }),
  organizeLevel: call({
    method: 'POST',
    path: `${organize}/Department/Children/:parentId`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: {
      params: shape.object({ parentId: idShape }),
      body: shape.object(
        {
          keyword,
          currentPage: pageQuery.currentPage,
          pageSize: shape.optional(shape.integer({ minimum: 1, maximum: limits.pickerPageMost })),
          mode: shape.optional(oneOf(['all', 'auth', 'organize'])),
          departIds: shape.optional(chosenIds),
        },
        closed,
      ),
      data: pageOf(organizeLineShape),
    },
    source:
      'library specification 7, pickers: department children by parent id, one level below a parent, `0` for the topmost; a word finds at any level',
  }),
  groupTree: call({
    method: 'GET',
    path: '/api/permission/Group/Selector',
    right,
    documents: inEveryDocument,
    reads,
    shapes: { data: tree },
    source,
  }),
  roles: call({
    method: 'GET',
    path: '/api/permission/Role/Selector',
    right,
    documents: inShippedScreens,
    reads,
    shapes: { data: tree },
    source,
  }),
  rolesByPermission: call({
    method: 'GET',
    path: '/api/permission/Role/SelectorByPermission',
    right,
    reads,
    shapes: { data: tree },
    source,
  }),
  users: call({
    method: 'GET',
    path: `${users}/All`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { query: shape.object({ keyword, ...page }), data: pageOf(personShape) },
    source,
  }),
  userTree: call({
    method: 'GET',
    path: `${users}/Selector`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { data: tree },
    source,
  }),
  userLevel: call({
    method: 'POST',
    path: `${users}/ImUser/Selector/:id`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { params: idParams, body: search, data: pageOf(lineShape) },
    source: 'library specification 7, pickers: department children by parent id with optional paging and keyword',
  }),
  usersByIds: call({
    method: 'POST',
    path: `${users}/getUserList`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { body: shape.object({ userId: ids }, closed), data: listOf(personShape) },
    source,
  }),
  subordinates: call({
    method: 'POST',
    path: `${users}/getSubordinates`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { body: search, data: pageOf(personShape) },
    source: `${source}: those whose manager the caller is`,
  }),
  colleagues: call({
    method: 'GET',
    path: `${users}/getOrganization`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: {
      query: shape.object({ keyword, organizeId: shape.optional(idShape), ...page }),
      data: pageOf(personShape),
    },
    source: `${source}: people of the caller's own department, or of the one named`,
  }),
  userLevelByAuth: call({
    method: 'POST',
    path: `${users}/GetListByAuthorize/:id`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { params: idParams, body: search, data: pageOf(lineShape) },
    source,
  }),
  selected: call({
    method: 'POST',
    path: `${users}/getSelectedList`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { body: shape.object({ userId: chosenIds }, closed), data: listOf(lineShape) },
    source: 'library specification 7, pickers: selected items by list of ids and types',
  }),
  selectedUsers: call({
    method: 'POST',
    path: `${users}/getSelectedUserList`,
    right,
    documents: inEveryDocument,
    reads,
    shapes: { body: shape.object({ userId: chosenIds, keyword, ...page }, closed), data: pageOf(personShape) },
    source: 'library specification 7, pickers: paged user list with pagination and userId list',
  }),
  usersOfRole: call({
    method: 'GET',
    path: '/api/frame/User/getUserByRoleCode',
    right,
    documents: inEveryDocument,
    reads,
    shapes: {
      query: shape.object({ roleCode: shape.string({ minLength: 1, maxLength: 100 }), keyword, ...page }),
      data: pageOf(personShape),
    },
    source,
  }),
};
