import type { FastifyRequest } from 'fastify';
import { Refused } from '../kernel/refused.ts';

/** What a page's own script asks for. Everything else is a picture, a frame, a navigation … Source: Fetch Metadata. */
const scriptDestinations = new Set(['empty', 'websocket']);

/**
 * Several GET calls of the specification change something, so no GET call may be made by a link, a picture or a
 * browser that looks ahead. Source: reliability 0.4.
 * @throws Refused `forbidden`
 */
export function refuseAmbientGet(request: FastifyRequest): void {
  if (request.method !== 'GET') return;
  const destination = request.headers['sec-fetch-dest'];
  const purposes = [request.headers.purpose, request.headers['sec-purpose'], request.headers['x-moz']];
  const isAhead = purposes.some(
    (purpose) => purpose !== undefined && /prefetch|preview|prerender/i.test(String(purpose)),
  );
  if (isAhead || (destination !== undefined && !scriptDestinations.has(String(destination)))) {
    throw new Refused('forbidden', 'call.ambient');
  }
}
