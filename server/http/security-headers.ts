import type { IncomingHttpHeaders } from 'node:http';

export interface PolicyParts {
  /** Of this answer, for the style elements that the page makes. */
  readonly nonce?: string;
  /** From where a map may fetch its tiles, where an administrator has set it up. */
  readonly tileOrigin?: string | undefined;
  /** Origins whose pages may stand in frames beside our own. */
  readonly frames?: readonly string[] | undefined;
  /** Origins whose pages may show this one in a frame, beside our own. */
  readonly framedBy?: readonly string[];
}

/** Only our own files run; nothing is evaluated, framed elsewhere or sent elsewhere. */
export function contentSecurityPolicy({
  nonce,
  tileOrigin = '',
  frames = [],
  framedBy = [],
}: PolicyParts = {}): string {
  const tiles = tileOrigin && ` ${tileOrigin}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    `img-src 'self' data: blob:${tiles}`,
    "font-src 'self' data:",
    // Covers ws and wss of the same host as well. Source: CSP level 3, 6.7.2.8.
    `connect-src 'self'${tiles}`,
    // Pages of other systems that a menu entry or a design embeds: each in a sandbox (widget iframe).
    ["frame-src 'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...framedBy].join(' '),
    "worker-src 'self' blob:",
  ].join('; ');
}

/** A file that a user uploaded: whatever it is, nothing in it runs or loads. Source: reliability A63. */
export const userFilePolicy = "sandbox; default-src 'none'";

const always: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
};

const unstored = { ...always, 'cache-control': 'no-store' };

/** For every answer: pages, files, calls and refusals. Source: reliability A95. */
export function securityHeaders(path: string, headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const own = isApiPath(path) || path.startsWith('/health') ? unstored : always;
  // Said only behind TLS: over plain HTTP it means nothing, and here it would bind other ports of the host as well.
  if (headers['x-forwarded-proto'] !== 'https') return own;
  return { ...own, 'strict-transport-security': 'max-age=31536000' };
}

/** Whether an address belongs to the calls, in whatever spelling: such an address is never answered with the page. */
export function isApiPath(path: string): boolean {
  return /^(\/|%2f|\\|%5c)+api(\/|%2f|\\|%5c|$)/i.test(path);
}
