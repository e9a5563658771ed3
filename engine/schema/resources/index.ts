// Here: every resource, one line each: what an administration page is declared by. A test compares the list with the folder.

export { application } from './application.resource.ts';
export { axis } from './axis.resource.ts';
export { billRule } from './bill-rule.resource.ts';
export { department } from './department.resource.ts';
export { dictionaryEntry } from './dictionary-entry.resource.ts';
export { dictionaryType } from './dictionary-type.resource.ts';
export { grade } from './grade.resource.ts';
export { group } from './group.resource.ts';
export { menuEntry } from './menu-entry.resource.ts';
export { organize } from './organize.resource.ts';
export { position } from './position.resource.ts';
export { region } from './region.resource.ts';
export { role } from './role.resource.ts';
export { tenant } from './tenant.resource.ts';
export { user } from './user.resource.ts';
