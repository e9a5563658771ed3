import type { Services } from '../../engine/contract/services.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';

/** An address by which the browser itself fetches a file of the server, for a while; no token stands in it. */
export async function landingAddress(
  { request, addressOf }: Pick<Services, 'request' | 'addressOf'>,
  { fileId }: Pick<FileEntry, 'fileId'>,
  purpose: 'view' | 'download',
): Promise<string> {
  return addressOf((await request('fileTicket', { body: { fileId, purpose }, quiet: true })).url);
}

/** The browser saves what is at an address, under the name that the answer gives; else under this one. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
