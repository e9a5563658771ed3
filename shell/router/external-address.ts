import { coversHost } from '../../engine/schema/helpers/listed-hosts.ts';
import { safeAddress } from '../../widgets/shared/safe-address.ts';

/** What the query `href` of the link page comes to. */
export type External =
  | { readonly kind: 'shown'; readonly address: string; readonly host: string }
  /** `broken`: no web address. `own`: one of this application. `host`: of a host that is not listed. */
  | { readonly kind: 'refused'; readonly why: 'broken' | 'own' | 'host'; readonly host: string };

/**
 * An address that may stand in a frame. Anybody can write one, so it is http(s), somebody else's, without a name before the
 * host that would look like one, and on the list. Source: shell specification 2.1, /externalLink
 * @param text as the query has it, decoded once; encoded once more it counts as well
 * @param own origin of this page
 * @param listed origins, `*.` before a host for all below it
 */
export function readExternal(text: string | null, own: string, listed: readonly string[]): External {
  const address = safeAddress(/^https?%3a/i.test(text ?? '') ? decoded(text ?? '') : text);
  const url = address !== null && URL.canParse(address, own) ? new URL(address, own) : null;
  if (address === null || !url || url.username !== '' || url.password !== '')
    return { kind: 'refused', why: 'broken', host: '' };
  const { host } = url;
  if (url.origin === own) return { kind: 'refused', why: 'own', host };
  if (!listed.some((entry) => coversHost(entry, url))) return { kind: 'refused', why: 'host', host };
  return { kind: 'shown', address, host };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
