import { authorityTexts } from './authority/authority-texts.ts';
import { schemeTexts } from './authority/scheme-texts.ts';
import { feedbackTexts } from './feedback/feedback-texts.ts';
import { fileTexts } from './file/file-texts.ts';
import { gatewayTexts } from './gateway/gateway-texts.ts';
import { gradeTexts } from './grades/grade-texts.ts';
import { httpTexts } from './http/http-texts.ts';
import { jobTexts } from './jobs/job-texts.ts';
import { mapTexts } from './map/map-texts.ts';
import { menuTexts } from './menus/menu-texts.ts';
import { messageTexts } from './message/message-texts.ts';
import { oauthTexts } from './oauth/oauth-texts.ts';
import { peopleTexts } from './people-sheets/people-texts.ts';
import { permissionTexts } from './permission/permission-texts.ts';
import { exportTexts } from './record-export/export-texts.ts';
import { importTexts } from './record-import/import-texts.ts';
import { viewTexts } from './record-views/view-texts.ts';
import { resourceTexts } from './resources/resource-texts.ts';
import { healthTexts } from './rights-health/health-texts.ts';
import { seeingTexts } from './seeing/seeing-texts.ts';
import { systemTexts } from './system/system-texts.ts';
import { logTexts } from './system-log/log-texts.ts';
import { tenantTexts } from './tenant/tenant-texts.ts';
import { boundTexts } from './tenant-bounds/bound-texts.ts';
import { undoTexts } from './undo/undo-texts.ts';
import { actTexts } from './visualdev/act-texts.ts';
import { visualdevTexts } from './visualdev/visualdev-texts.ts';

/** The words that the areas of the server have of their own. */
export const serverTexts = [
  httpTexts,
  oauthTexts,
  permissionTexts,
  authorityTexts,
  healthTexts,
  schemeTexts,
  seeingTexts,
  gradeTexts,
  menuTexts,
  resourceTexts,
  systemTexts,
  logTexts,
  fileTexts,
  gatewayTexts,
  viewTexts,
  exportTexts,
  importTexts,
  peopleTexts,
  messageTexts,
  feedbackTexts,
  jobTexts,
  mapTexts,
  tenantTexts,
  boundTexts,
  undoTexts,
  visualdevTexts,
  actTexts,
] as const;
