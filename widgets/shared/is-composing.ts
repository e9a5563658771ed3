/** What an input method takes for itself has this code, whatever its key. Source: UI Events, 'keyCode'. */
const takenByInputMethod = 229;

/**
 * Whether a press belongs to an input method. Safari ends the word before it tells of the Enter that chose it, and says by
 * the code alone then whose that Enter was. Source: WebKit bug 165004.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === takenByInputMethod;
