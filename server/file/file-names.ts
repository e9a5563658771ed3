import { extname } from 'node:path';

const longestName = 200;

/**
 * A client's name for a file as a label: one line, no folders, nothing that turns the reading direction round or hides
 * the extension.
 * @returns undefined when nothing is left of it
 */
export function labelOf(name: string): string | undefined {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const label = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/[. ]+$/, '')
    .trim();
  if (label === '' || label === '.' || label === '..') return undefined;
  if (label.length <= longestName) return label;
  const extension = extname(label).slice(0, 20);
  return label.slice(0, longestName - extension.length) + extension;
}

/** Lower case, without the dot; empty when there is none. */
export const extensionOf = (label: string): string => extname(label).slice(1).toLowerCase();

/**
 * Header that names a downloaded file. Source: RFC 6266, RFC 5987.
 * @param how `attachment` saves it, `inline` shows it
 */
export function dispositionOf(how: 'attachment' | 'inline', label: string): string {
  const plain = label.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(label).replace(
    /['()*!]/g,
    (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
