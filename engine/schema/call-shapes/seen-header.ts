/** Header of a request: the person as whom the page is drawn that sends it. Such a page changes nothing, whatever the session says by now. */
export const seenHeader = 'adit-seen-as';
