/** What was last copied here: for browsers and pages that may not read the clipboard of the machine. */
let inner = '';

/** Keeps a text for pasting, in the clipboard of the machine where the page may write to it. */
export async function writeClipboard(text: string): Promise<void> {
  inner = text;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // No permission, or a page without TLS: pasting inside this page still works.
  }
}

/** The text to paste without a key: the machine's where the page may read it, else what was last copied in this page. */
export async function readClipboard(): Promise<string> {
  try {
    return (await navigator.clipboard.readText()) || inner;
  } catch {
    return inner;
  }
}

/** Puts a text into the event of a copy or a cut: this way needs no permission. */
export function putIntoEvent(event: ClipboardEvent, text: string): void {
  inner = text;
  event.clipboardData?.setData('text/plain', text);
  event.preventDefault();
}

export function textOfEvent(event: ClipboardEvent): string {
  return event.clipboardData?.getData('text/plain') || inner;
}
