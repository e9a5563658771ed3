import { strToU8, zipSync } from 'fflate';

export interface NamedText {
  readonly fileName: string;
  readonly text: string;
}

/**
 * Texts as one zip file; of several with one name the last.
 * @param at time that the files bear, in the person's own zone
 */
export function zipTexts(files: readonly NamedText[], at: Date): Uint8Array<ArrayBuffer> {
  const zipped = zipSync(Object.fromEntries(files.map(({ fileName, text }) => [fileName, strToU8(text)])), {
    mtime: at,
  });
  return new Uint8Array(zipped);
}
