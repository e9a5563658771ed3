/** What a page can ask of the program around it. Source: shell, commands; a test compares the two. */
export const commandNames: readonly string[] = [
  'signIn',
  'signOut',
  'refreshSession',
  'setLanguage',
  'setMode',
  'setColour',
  'toggleSidebar',
  'closeTab',
  'refreshTab',
  'toggleFullscreen',
  'copy',
  'download',
  'saveFiles',
  'openSearch',
  'back',
  'reloadPage',
];
