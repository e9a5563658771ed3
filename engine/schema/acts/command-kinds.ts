import { type DocumentKind, documentKinds, inDoors, inShippedScreens } from '../documents/document-kinds.ts';

export interface CommandFacts {
  readonly documents: readonly DocumentKind[];
  /** Only where a person presses something: by itself a page must not send anybody out, nor load itself for ever. */
  readonly pressed?: true;
}

const anywhere: CommandFacts = { documents: documentKinds };
const screens: CommandFacts = { documents: ['page', 'door', 'shipped'] };
const pressedOnScreens: CommandFacts = { ...screens, pressed: true };
const doors: CommandFacts = { documents: inDoors };
const shipped: CommandFacts = { documents: inShippedScreens };

/** What a document can ask of the program around it, and in which documents it may. Source: shell, commands; a test compares the two. */
export const commandKinds: Readonly<Record<string, CommandFacts>> = {
  signIn: doors,
  signInByMobile: doors,
  signInByQr: doors,
  signOut: pressedOnScreens,
  lock: pressedOnScreens,
  chooseApplication: pressedOnScreens,
  unlock: doors,
  followLink: doors,
  refuseLink: doors,
  changePassword: shipped,
  refreshSession: anywhere,
  setLanguage: screens,
  setMode: screens,
  setColour: screens,
  setSetting: screens,
  resetSettings: screens,
  toggleSidebar: screens,
  closeTab: screens,
  refreshTab: screens,
  toggleFullscreen: screens,
  copy: anywhere,
  // Names a call of its own; documents have the step `download` for it, whose call is judged.
  download: shipped,
  saveFiles: anywhere,
  saveMade: shipped,
  openSearch: anywhere,
  back: anywhere,
  reloadPage: pressedOnScreens,
  askMap: screens,
  describePage: screens,
  sendFeedback: pressedOnScreens,
  seeAs: { ...shipped, pressed: true },
  stopSeeing: { ...shipped, pressed: true },
};
