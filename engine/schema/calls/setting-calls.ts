import { administrator, call, type Right } from '../call-shapes/call.ts';
import { idShape, typedPassword } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { settingsChangeShape, settingsShape } from '../settings/setting-shapes.ts';
import { shape } from '../shape.ts';

const path = '/api/system/SysConfig';
const menu = 'system.sysConfig';
const read: Right = { kind: 'menu', menu };
const source = 'shell specification 3, system config; administration Y1';

const administratorsShape = shape.object({ userIds: shape.array(shape.string()) });

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
  loadAdministrators: call({
    method: 'GET',
    path: `${path}/getAdminList`,
    right: administrator,
    page: menu,
    documents: inShippedScreens,
    reads: true,
    shapes: { data: administratorsShape },
    source,
  }),
  saveAdministrators: call({
    method: 'POST',
    path: `${path}/setAdminList`,
    right: administrator,
    page: menu,
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object(
        { userIds: shape.array(idShape, { maxItems: limits.administratorsMost }), password: typedPassword },
        { additionalProperties: false },
      ),
      data: administratorsShape,
    },
    source: `${source}, F10`,
  }),
};
