import type { Drafts } from '../../engine/contract/services.ts';
import { isObject, tabStored } from '../settings/storage.ts';

const start = 'page_';
const startOf = (address: string) => `${start}${encodeURIComponent(address)} `;

/** What the page of an address remembers of how a person left it, in this window, until its tab is closed. */
export function createPageMemory(address: string, userId: () => string): Drafts {
  const keyOf = (key: string) => `${startOf(address)}${userId()} ${key}`;
  return {
    read: (key) => (userId() === '' ? undefined : tabStored.read(keyOf(key), isObject)),
    write(key, value) {
      if (userId() !== '') tabStored.write(keyOf(key), value);
    },
    remove: (key) => tabStored.remove(keyOf(key)),
  };
}

/** Their tabs are closed. */
export function forgetPages(addresses: readonly string[]): void {
  for (const address of addresses) for (const key of tabStored.keys(startOf(address))) tabStored.remove(key);
}

/** Of a window that is loaded anew the page in sight is the only tab; '' leaves none. */
export function forgetPagesBut(address: string): void {
  const stays = address === '' ? null : startOf(address);
  for (const key of tabStored.keys(start)) if (stays === null || !key.startsWith(stays)) tabStored.remove(key);
}
