import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import {
  choice,
  code,
  date,
  firstOf,
  fixed,
  members,
  moment,
  onOff,
  optional,
  order,
  reference,
  text,
} from './fields.ts';
import { gradeTexts } from './grade.texts.ts';
import { personalFields } from './personal-fields.ts';
import { defineResource } from './resource.ts';
import { localWords, wordsOf } from './resource-words.ts';
import { userTexts } from './user.texts.ts';

const said = (key: keyof (typeof userTexts)['zh']) => localWords(userTexts, key);
const states = choice(
  {
    enabled: said('enabled'),
    new: said('new'),
    locked: said('locked'),
    expired: said('expired'),
    disabled: said('disabled'),
  },
  { enabled: 'success', locked: 'error', expired: 'warning', new: 'processing' },
);

/** People of a tenant with their accounts. Source: administration P5 */
export const user = defineResource({
  name: 'user',
  many: 'users',
  path: '/api/permission/Users',
  table: 'base_user',
  menu: 'permission.user',
  read: 'menu',
  documents: inShippedScreens,
  shape: {
    account: fixed(code(limits.fieldNameLength, 'userAccount')),
    realName: text(limits.fieldNameLength),
    gender: choice({ 0: said('notSaid'), 1: said('man'), 2: said('woman') }),
    mobile: optional(text(limits.mobileLength, 'iphone')),
    email: optional(text(limits.textLength, 'email')),
    organizeId: optional(firstOf('organizeIds', 'organize')),
    organizeIds: optional(
      members('organize', {
        ...{ table: 'base_user_organize', of: 'user_id', member: 'organize_id', where: {} },
        ...{ ordered: 'sort_code', most: limits.placesOfPerson },
      }),
    ),
    positionId: optional(firstOf('positionIds', 'position')),
    positionIds: optional(
      members('position', {
        ...{ table: 'base_user_position', of: 'user_id', member: 'position_id', where: {} },
        ...{ ordered: 'sort_code', most: limits.placesOfPerson },
      }),
    ),
    managerId: optional(reference('user')),
    roleIds: optional(
      members('role', {
        ...{ table: 'base_user_role', of: 'user_id', member: 'role_id', where: {} },
        most: limits.rolesOfPerson,
      }),
    ),
    sortCode: order(),
    enabledMark: onOff(),
    validTo: optional(date()),
    description: optional(text(limits.noteLength)),
    ...personalFields,
  },
  called: 'realName',
  rowOnly: {
    organizes: text(limits.longTextLength),
    positions: text(limits.longTextLength),
    roles: text(limits.longTextLength),
    lastSignIn: moment(),
    state: states,
  },
  filters: {
    state: states,
    attention: choice({ noOrganize: said('noOrganize'), idle30: said('idle30'), idle90: said('idle90') }),
  },
  askedOnce: { userPassword: { kind: 'secret', most: limits.passwordLength } },
  toldOnce: { code: { kind: 'text', most: limits.passwordLength } },
  search: ['realName', 'account', 'mobile'],
  notListed: ['organizeId', 'positionId', 'managerId', 'enabledMark', 'description', ...Object.keys(personalFields)],
  headings: { nation: said('personal') },
  unsaid: ['certificatesNumber'],
  outOfSight: ['validTo', 'gender', 'email', 'sortCode', 'lastSignIn', 'creatorTime'],
  widths: { account: 100, realName: 108, mobile: 108, organizes: 130, positions: 96 },
  rowActions: [
    { event: 'rights' },
    { event: 'seeAs', when: { prop: 'enabledMark', in: [1] } },
    { event: 'resetPassword' },
    { event: 'unlock', when: { prop: 'state', in: ['locked'] } },
    { event: 'transfer' },
    { event: 'handOver' },
    { event: 'leave', when: { prop: 'enabledMark', in: [1] } },
  ],
  holds: 'user',
  order: 'sortCode',
  unique: [['account'], ['mobile']],
  hasNames: true,
  keepsDeleted: true,
  inUseBy: [
    { table: 'base_organize', column: 'manager_id', name: 'full_name', kind: said('leads') },
    { table: 'base_user', column: 'manager_id', name: 'real_name', kind: said('manages') },
    { table: 'base_grade', column: 'user_id', kind: localWords(gradeTexts, 'grades') },
  ],
  offers: ['list', 'one', 'create', 'update', 'delete', 'deleteMany', 'state', 'uses'],
  news: 'organize',
  words: wordsOf(userTexts),
  source: 'design 5: resources; administration P5',
});
