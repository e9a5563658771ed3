import type { FastifyRequest } from 'fastify';
import type { Call } from '../../engine/schema/calls/index.ts';
import { Refused } from '../kernel/refused.ts';

/** What a page's own script asks for. Everything else is a picture, a frame, a navigation … Source: Fetch Metadata. */
const scriptDestinations = new Set(['empty', 'websocket']);

/** A film, a sound or a picture of the page. */
export const isMedia = (destination: unknown): boolean => ['video', 'audio', 'image'].includes(String(destination));

/**
 * A file that is landed by its address alone is saved by the browser itself, which calls that going to a document, or played
 * by it.
 */
const isLanding = (destination: unknown) => destination === 'document' || isMedia(destination);

/**
 * Several GET calls of the specification change something, so no GET call may be made by a link, a picture or a
 * browser that looks ahead. Source: reliability 0.4.
 * @throws Refused `forbidden`
 */
export function refuseAmbientGet(request: FastifyRequest, call?: Pick<Call, 'answersFile' | 'right'>): void {
  if (request.method !== 'GET') return;
  const destination = request.headers['sec-fetch-dest'];
  const purposes = [request.headers.purpose, request.headers['sec-purpose'], request.headers['x-moz']];
  const isAhead = purposes.some(
    (purpose) => purpose !== undefined && /prefetch|preview|prerender/i.test(String(purpose)),
  );
  // Its ticket is worth something once: a page of elsewhere that learnt of it may not use it up.
  const isOurs = request.headers['sec-fetch-site'] !== 'cross-site';
  const isLanded = call?.answersFile === true && call.right.kind === 'anonymous' && isLanding(destination);
  if (isAhead || (destination !== undefined && !(isLanded && isOurs) && !scriptDestinations.has(String(destination)))) {
    throw new Refused('forbidden', 'call.ambient');
  }
}
