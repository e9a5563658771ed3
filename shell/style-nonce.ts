/**
 * Gives every style element that the page's own scripts make the nonce of the answer. Libraries make some without asking
 * for one (to measure a scroll bar, to keep the page behind a dialog still); refused, they would not work. Markup that
 * got into the page by other roads is not made by scripts and stays refused.
 * @param nonce of the Content-Security-Policy; empty where there is none
 */
export function giveStylesTheNonce(nonce: string): void {
  if (!nonce) return;
  const make = document.createElement;
  document.createElement = function createElement(this: Document, name: string, options?: ElementCreationOptions) {
    const element = make.call(this, name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  } as typeof make; // all its overloads are this one call
}
