import { safeAddress } from '../../widgets/shared/safe-address.ts';

/** What the query `href` of the link page comes to. */
export type External =
  | { readonly kind: 'shown'; readonly address: string; readonly host: string }
  /** `broken`: no web address. `own`: one of this application. `host`: of a host that is not listed. */
  | { readonly kind: 'refused'; readonly why: 'broken' | 'own' | 'host'; readonly host: string };

/**
 * An address that may stand in a frame. Anybody can write one, so it is http(s), somebody else's, without a name before the
 * host that would look like one, and on the list where there is a list. Source: shell specification 2.1, /externalLink
 * @param text as the query has it, decoded once; encoded once more it counts as well
 * @param own origin of this page
 * @param listed origins, `*.` before a host for all below it; null where every host may be shown
 */
export function readExternal(text: string | null, own: string, listed: readonly string[] | null): External {
  const address = safeAddress(/^https?%3a/i.test(text ?? '') ? decoded(text ?? '') : text);
  const url = address !== null && URL.canParse(address, own) ? new URL(address, own) : null;
  if (address === null || !url || url.username !== '' || url.password !== '')
    return { kind: 'refused', why: 'broken', host: '' };
  const { host } = url;
  if (url.origin === own) return { kind: 'refused', why: 'own', host };
  if (listed?.some((entry) => covers(entry, url)) === false) return { kind: 'refused', why: 'host', host };
  return { kind: 'shown', address, host };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** As the content policy reads an entry, which is the guard that counts. Source: CSP level 3, 6.7.2.8 */
function covers(entry: string, { protocol, host, hostname, origin }: URL): boolean {
  const [scheme = '', place = ''] = entry.split('://');
  if (!place.startsWith('*.')) return entry === origin;
  const isBelow = place.includes(':')
    ? host.endsWith(place.slice(1))
    : host === hostname && host.endsWith(place.slice(1));
  return isBelow && (protocol === `${scheme}:` || (scheme === 'http' && protocol === 'https:'));
}
