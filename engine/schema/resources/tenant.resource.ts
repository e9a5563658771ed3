import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { code, date, integer, onOff, optional, text } from './fields.ts';
import { defineResource } from './resource.ts';
import { wordsOf } from './resource-words.ts';
import { tenantTexts } from './tenant.texts.ts';

/** Companies on this installation, each with its people and data, and what it may use. Source: administration T0 */
export const tenant = defineResource({
  name: 'tenant',
  many: 'tenants',
  path: '/api/tenant/Tenant',
  table: 'base_tenant',
  menu: 'tenant.tenant',
  operator: true,
  read: 'menu',
  documents: inShippedScreens,
  shape: {
    companyName: text(limits.nameLength),
    enCode: code(limits.fieldNameLength, 'enCode'),
    contact: optional(text(limits.fieldNameLength)),
    mobile: optional(text(limits.mobileLength, 'iphone')),
    validTo: optional(date()),
    userMost: optional(integer(1, limits.tenantUsersMost)),
    storageMost: optional(integer(1, limits.tenantMegabytesMost)),
    enabledMark: onOff(),
    description: optional(text(limits.noteLength)),
  },
  called: 'companyName',
  rowOnly: {
    people: integer(0, Number.MAX_SAFE_INTEGER),
    storage: integer(0, Number.MAX_SAFE_INTEGER),
  },
  askedOnce: {
    adminAccount: { kind: 'text', most: limits.fieldNameLength },
    adminName: { kind: 'text', most: limits.fieldNameLength },
  },
  toldOnce: { code: { kind: 'text', most: limits.passwordLength } },
  search: ['companyName', 'enCode', 'contact', 'mobile'],
  notListed: ['description'],
  outOfSight: ['mobile', 'storageMost', 'creatorTime'],
  widths: { companyName: 180, userMost: 84, storage: 84, people: 84 },
  order: 'creatorTime',
  unique: [['enCode'], ['companyName']],
  inUseBy: [],
  offers: ['list', 'one', 'create', 'update', 'state'],
  words: wordsOf(tenantTexts),
  source: 'design 5: resources; administration T0',
});
