import { cdp } from 'vitest/browser';

/** The part of the browser's own protocol that drives an input method. */
interface InputMethod {
  send(
    method: 'Input.imeSetComposition',
    params: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>;
  send(method: 'Input.insertText', params: { text: string }): Promise<unknown>;
}

/**
 * Types as an input method does: each of `letters` replaces the text under composition, then `word` is put in its place.
 * The control must have the focus.
 */
export async function compose(letters: readonly string[], word: string): Promise<void> {
  // The session of the Chromium provider; its type is open for other providers.
  const session = cdp() as unknown as InputMethod;
  for (const text of letters) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await session.send('Input.insertText', { text: word });
}
