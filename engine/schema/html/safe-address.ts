import { limits } from '../limits.ts';

const ownFile = /^\/api\/file\/Download\/(annex|annexpic)\/([A-Za-z0-9_-]{1,64})$/;
const schemes = new Set(['http:', 'https:', 'mailto:']);

/** The file of ours that an address names; undefined for any other address. */
export function ownFileOf(address: string): { readonly type: string; readonly fileId: string } | undefined {
  const [, type, fileId] = ownFile.exec(address) ?? [];
  return type !== undefined && fileId !== undefined ? { type, fileId } : undefined;
}

/**
 * An address that a text from outside may lead to: of the web, of a mailbox, or of a file of ours.
 * @returns as it is written from then on; undefined for every other
 */
export function safeAddress(written: string): string | undefined {
  const address = written.trim();
  if (ownFile.test(address)) return address;
  if (address.length > limits.htmlAddressLength || !/^(https?:\/\/|mailto:)/i.test(address)) return undefined;
  try {
    const url = new URL(address);
    // A name before the host makes one address look like another.
    if (!schemes.has(url.protocol) || url.username !== '' || url.password !== '') return undefined;
    return url.href.length > limits.htmlAddressLength ? undefined : url.href;
  } catch {
    return undefined;
  }
}
