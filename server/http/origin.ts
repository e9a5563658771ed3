import type { FastifyRequest } from 'fastify';
import { Refused } from '../kernel/refused.ts';

/**
 * A socket is opened by a page of ours or by no page at all. Browsers let any page open a socket anywhere, so it is the
 * server who must ask; what a browser says of the site cannot be written by the page. Programs name no origin, or the word
 * that every request of the product carries. Source: reliability 0.4 and A77.
 * @throws Refused `forbidden`
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin') return;
  const isProgram = site === undefined && (origin === undefined || origin === 'pc');
  if (isProgram || (site === undefined && hostOf(String(origin)) === request.host)) return;
  throw new Refused('forbidden', 'socket.foreign');
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
