import { isIP } from 'node:net';

/** Addresses and networks of proxies whose `X-Forwarded-For` is believed, or how many proxies stand in front. */
export type TrustedProxies = readonly string[] | number;

const hopsMost = 10;
const groups: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * @param text `1` to `10`, or addresses, networks (`10.0.0.0/8`) and groups (`loopback`), between commas
 * @returns undefined when it is neither
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= hopsMost ? hops : undefined;
  }
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every((entry) => groups.has(entry) || isNetwork(entry)) ? entries : undefined;
}

/** In the form that the web framework asks for; a number of hops counts from the connection. */
export function isTrusted(proxies: TrustedProxies): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  // A network of all addresses would believe everybody.
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
