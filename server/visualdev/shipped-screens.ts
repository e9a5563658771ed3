import { isDeepStrictEqual } from 'node:util';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { fillScreen } from '../../engine/schema/resources/fill-screen.ts';
import { resources } from '../../engine/schema/resources/index.ts';
import type { LocalText } from '../../engine/schema/text/local-text.ts';
import notFound from '../../schemas/screens/404.json' with { type: 'json' };
import expired from '../../schemas/screens/602.json' with { type: 'json' };
import axisManage from '../../schemas/screens/axisManage.json' with { type: 'json' };
import displaySettings from '../../schemas/screens/displaySettings.json' with { type: 'json' };
import mapDemo from '../../schemas/screens/extend-mapDemo.json' with { type: 'json' };
import externalLink from '../../schemas/screens/externalLink.json' with { type: 'json' };
import home from '../../schemas/screens/home.json' with { type: 'json' };
import lockScreen from '../../schemas/screens/lockScreen.json' with { type: 'json' };
import login from '../../schemas/screens/login.json' with { type: 'json' };
import login2 from '../../schemas/screens/login2.json' with { type: 'json' };
import mapFunTest from '../../schemas/screens/mapFunTest.json' with { type: 'json' };
import messageRecord from '../../schemas/screens/messageRecord.json' with { type: 'json' };
import notYet from '../../schemas/screens/notYet.json' with { type: 'json' };
import design from '../../schemas/screens/onlineDev-design.json' with { type: 'json' };
import pageDesign from '../../schemas/screens/onlineDev-pageDesign.json' with { type: 'json' };
import webDesign from '../../schemas/screens/onlineDev-webDesign.json' with { type: 'json' };
import otherAccount from '../../schemas/screens/otherAccount.json' with { type: 'json' };
import pageFailed from '../../schemas/screens/pageFailed.json' with { type: 'json' };
import permissionPosition from '../../schemas/screens/permission-position.json' with { type: 'json' };
import profile from '../../schemas/screens/profile.json' with { type: 'json' };
import recentForms from '../../schemas/screens/recentForms.json' with { type: 'json' };
import scanConfirm from '../../schemas/screens/scanConfirm.json' with { type: 'json' };
import sessionFailed from '../../schemas/screens/sessionFailed.json' with { type: 'json' };
import shell from '../../schemas/screens/shell.json' with { type: 'json' };
import sso from '../../schemas/screens/sso.json' with { type: 'json' };
import mapData from '../../schemas/screens/systemData-map.json' with { type: 'json' };
import systemNotice from '../../schemas/screens/systemNotice.json' with { type: 'json' };
import systemOutbox from '../../schemas/screens/systemOutbox.json' with { type: 'json' };
import systemSignUp from '../../schemas/screens/systemSignUp.json' with { type: 'json' };
import workFlowDetail from '../../schemas/screens/workFlowDetail.json' with { type: 'json' };

/** What the server reads of a screen that comes with the product. */
export interface ShippedScreen {
  readonly id: string;
  readonly title: LocalText;
}
type NamedScreen = ScreenDocument & ShippedScreen;

/** Every file of `schemas/screens`; a test compares this list with the folder. */
const files: readonly ShippedScreen[] = [
  shell,
  displaySettings,
  lockScreen,
  home,
  recentForms,
  login,
  login2,
  expired,
  sessionFailed,
  otherAccount,
  sso,
  pageFailed,
  notYet,
  workFlowDetail,
  externalLink,
  notFound,
  scanConfirm,
  webDesign,
  pageDesign,
  design,
  messageRecord,
  profile,
  axisManage,
  mapFunTest,
  mapDemo,
  mapData,
  systemNotice,
  systemSignUp,
  systemOutbox,
  permissionPosition,
];

/** A file that names a resource stands for its whole page. */
const screens = files.map((file): ShippedScreen => {
  if (!('resource' in file)) return file;
  return fillScreen(file as unknown as NamedScreen, resources); // a file of ours, which a test validates
});

const byId = new Map(screens.map((screen) => [screen.id, screen]));

export const shippedScreens: ReadonlyMap<string, ShippedScreen> = byId;

export function isShipped(id: string): boolean {
  return byId.has(id);
}

/** Whether a screen is what came with the product, in whatever order its keys stand: one that was changed is a customer's. */
export function isAsShipped(screen: unknown): boolean {
  const id = typeof screen === 'object' && screen !== null && 'id' in screen ? screen.id : undefined;
  return typeof id === 'string' && byId.has(id) && isDeepStrictEqual(screen, byId.get(id));
}
