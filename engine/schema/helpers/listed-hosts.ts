/**
 * A host that documents may embed and lead to by themselves, as an origin: `https://maps.example.com`, or with `*.` in
 * front for all hosts below it. Nothing in it means anything else in a content policy.
 */
export const hostPattern = '^https?:\\/\\/(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)*(:\\d{1,5})?$';

/** As the content policy reads an entry, which is the guard that counts. Source: CSP level 3, 6.7.2.8 */
export function coversHost(entry: string, { protocol, host, hostname, origin }: URL): boolean {
  const [scheme = '', place = ''] = entry.split('://');
  if (!place.startsWith('*.')) return entry === origin;
  const isBelow = place.includes(':')
    ? host.endsWith(place.slice(1))
    : host === hostname && host.endsWith(place.slice(1));
  return isBelow && (protocol === `${scheme}:` || (scheme === 'http' && protocol === 'https:'));
}

/**
 * Whether an address may be embedded, or led to without a press: one of our own, or of a listed host.
 * @param own where we are, such as `https://adit.example.com/page`
 */
export function isListedAddress(address: string, listed: readonly string[], own: string): boolean {
  if (!URL.canParse(address, own)) return false;
  const url = new URL(address, own);
  if (url.username !== '' || url.password !== '') return false;
  return url.origin === new URL(own).origin || listed.some((entry) => coversHost(entry, url));
}

/** Stands for our own host, which no design is written for. */
const ownPlace = 'https://own.invalid/';

/** Whether a document may lead to an address by itself, as the server judges it, which does not know by what host people come. */
export const listedBy =
  (hosts: readonly string[]) =>
  (address: string): boolean =>
    isListedAddress(address, hosts, ownPlace);
