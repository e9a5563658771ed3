import { resources } from '../engine/schema/resources/all-resources.ts';
import { gradeHooks } from './authority/grade.hooks.ts';
import type { Hooks, Served } from './kernel/resource-hooks.ts';
import { axisHooks } from './map/axis.hooks.ts';
import { regionHooks } from './map/region.hooks.ts';
import { applicationHooks } from './menus/application.hooks.ts';
import { menuEntryHooks } from './menus/menu-entry.hooks.ts';
import { userHooks } from './people/user.hooks.ts';
import { groupHooks } from './permission/group.hooks.ts';
import { departmentHooks, organizeHooks } from './permission/organize.hooks.ts';
import { positionHooks } from './permission/position.hooks.ts';
import { roleHooks } from './permission/role.hooks.ts';
import { billRuleHooks } from './system/bill-rule.hooks.ts';
import { dictionaryEntryHooks } from './system/dictionary-entry.hooks.ts';
import { dictionaryTypeHooks } from './system/dictionary-type.hooks.ts';
import { tenantHooks } from './tenant/tenant.hooks.ts';

/** Where a resource does something of its own. */
const hooks: Readonly<Partial<Record<(typeof resources)[number]['name'], Hooks>>> = {
  application: applicationHooks,
  axis: axisHooks,
  billRule: billRuleHooks,
  department: departmentHooks,
  dictionaryEntry: dictionaryEntryHooks,
  dictionaryType: dictionaryTypeHooks,
  grade: gradeHooks,
  group: groupHooks,
  menuEntry: menuEntryHooks,
  organize: organizeHooks,
  position: positionHooks,
  region: regionHooks,
  role: roleHooks,
  tenant: tenantHooks,
  user: userHooks,
};

/** Every resource of the product with what it does. */
export const servedResources: readonly Served[] = resources.map((resource) => ({
  resource,
  hooks: hooks[resource.name] ?? {},
}));
