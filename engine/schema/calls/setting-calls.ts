import { inShippedScreens } from '../documents/document-kinds.ts';
import { settingsChangeShape, settingsShape } from '../settings/setting-shapes.ts';
import { call, type Right } from './call.ts';

const path = '/api/system/SysConfig';
const menu = 'system.sysConfig';
const read: Right = { kind: 'menu', menu };
const source = 'shell specification 3, system config; administration Y1';

/** What an administrator sets for all of the tenant. */
export const settingCalls = {
  loadSysConfig: call({
    method: 'GET',
    path,
    right: read,
    documents: inShippedScreens,
    reads: true,
    shapes: { data: settingsShape },
    source,
  }),
  saveSysConfig: call({
    method: 'POST',
    path,
    right: { kind: 'menu', menu, button: 'btn_edit' },
    documents: inShippedScreens,
    writes: true,
    shapes: { body: settingsChangeShape, data: settingsShape },
    source,
  }),
};
