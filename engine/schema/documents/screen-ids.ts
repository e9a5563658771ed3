/** First parts of addresses that belong to the program: no page can have them. */
const takenAddresses: ReadonlySet<string> = new Set(['api', 'assets', 'health', 'model']);

export const screenIdLength = 50;
const screenIdPattern = /^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?$/;

/** Letters, digits, `-` and `_` inside: the id is the address of the page as well. */
export function isScreenId(id: string): boolean {
  return id.length <= screenIdLength && screenIdPattern.test(id) && !takenAddresses.has(id.toLowerCase());
}

/** The screen of an address: `onlineDev/webDesign` is `onlineDev-webDesign`. */
export function screenIdOf(urlAddress: string): string {
  return (urlAddress.split('?')[0] ?? '').replace(/^\/+|\/+$/g, '').replaceAll('/', '-');
}
