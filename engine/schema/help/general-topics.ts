/** A topic that belongs to no page of administration: a file of `schemas/help` by its id. */
export interface GeneralTopic {
  readonly id: string;
  /** Codes of menu entries: it is shown to who has one of them in his menu; left out, to everybody. */
  readonly needs?: readonly string[];
  /** Pages at which it is opened. */
  readonly paths?: readonly string[];
}

/** In the order in which they are shown. Topics of pages are called by the code of their menu entry instead. */
export const generalTopics: readonly GeneralTopic[] = [
  { id: 'start' },
  { id: 'company', needs: ['permission.organize', 'permission.authorize'] },
  { id: 'lists' },
  { id: 'forms' },
  { id: 'messages', paths: ['/messageRecord'] },
  { id: 'keyboard' },
  { id: 'profile', paths: ['/profile'] },
];

/** Where nothing else belongs to the page. */
export const firstTopic = 'start';
/** Of pages that show the records of a form. */
export const recordsTopic = 'lists';
