import type { ReadyScheme } from '../../engine/schema/grants/row-scheme.ts';
import type { ServerTextKey } from '../kernel/words.ts';

/** What usual buttons are called where a design gives them no label of its own. */
export const buttonWords: Readonly<Record<string, ServerTextKey>> = {
  btn_add: 'authority.btn_add',
  btn_edit: 'authority.btn_edit',
  btn_remove: 'authority.btn_remove',
  btn_detail: 'authority.btn_detail',
  btn_state: 'authority.btn_state',
  btn_upload: 'authority.btn_upload',
  btn_download: 'authority.btn_download',
  btn_import: 'authority.btn_upload',
  btn_export: 'authority.btn_download',
  btn_print: 'authority.btn_print',
  btn_member: 'authority.btn_member',
  btn_authorize: 'authority.btn_authorize',
  btn_resetPassword: 'authority.btn_resetPassword',
  btn_unlock: 'authority.btn_unlock',
  btn_handover: 'authority.btn_handover',
  btn_offline: 'authority.btn_offline',
  btn_answer: 'authority.btn_answer',
  btn_release: 'authority.btn_release',
  btn_viewRights: 'authority.btn_viewRights',
};

/** What the schemes are called that every entry has. */
export const schemeWords: Readonly<Record<ReadyScheme, ServerTextKey>> = {
  all: 'authority.scheme.all',
  company: 'authority.scheme.company',
  departmentBelow: 'authority.scheme.departmentBelow',
  administered: 'authority.scheme.administered',
  department: 'authority.scheme.department',
  own: 'authority.scheme.own',
};
