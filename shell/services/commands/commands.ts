import { askMap } from './ask-map.ts';
import { back } from './back.ts';
import { changePassword } from './change-password.ts';
import { chooseApplication } from './choose-application.ts';
import { closeTab } from './close-tab.ts';
import type { Command } from './command.ts';
import { copy } from './copy.ts';
import { describePage } from './describe-page.ts';
import { download } from './download.ts';
import { followLink } from './follow-link.ts';
import { lock } from './lock.ts';
import { openSearch } from './open-search.ts';
import { refreshSession } from './refresh-session.ts';
import { refreshTab } from './refresh-tab.ts';
import { refuseLink } from './refuse-link.ts';
import { reloadPage } from './reload-page.ts';
import { resetSettings } from './reset-settings.ts';
import { saveFiles } from './save-files.ts';
import { saveMade } from './save-made.ts';
import { seeAs } from './see-as.ts';
import { sendFeedback } from './send-feedback.ts';
import { setColour } from './set-colour.ts';
import { setLanguage } from './set-language.ts';
import { setMode } from './set-mode.ts';
import { setSetting } from './set-setting.ts';
import { signIn } from './sign-in.ts';
import { signInByMobile } from './sign-in-by-mobile.ts';
import { signInByQr } from './sign-in-by-qr.ts';
import { signOut } from './sign-out.ts';
import { stopSeeing } from './stop-seeing.ts';
import { toggleFullscreen } from './toggle-fullscreen.ts';
import { toggleSidebar } from './toggle-sidebar.ts';
import { unlock } from './unlock.ts';

/** What a screen can ask of the shell by name: a file each, and its line here. */
export const commands: Readonly<Record<string, Command>> = {
  signIn,
  signInByMobile,
  signInByQr,
  signOut,
  lock,
  chooseApplication,
  unlock,
  followLink,
  refuseLink,
  changePassword,
  refreshSession,
  setLanguage,
  setMode,
  setColour,
  setSetting,
  resetSettings,
  toggleSidebar,
  closeTab,
  refreshTab,
  toggleFullscreen,
  copy,
  download,
  saveFiles,
  saveMade,
  openSearch,
  back,
  reloadPage,
  askMap,
  describePage,
  sendFeedback,
  seeAs,
  stopSeeing,
};
