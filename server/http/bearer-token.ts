import type { FastifyRequest } from 'fastify';

/**
 * The token of a call; taken from the Authorization header alone, never from an address or a cookie.
 * @returns an empty text when there is none
 */
export function bearerToken(request: FastifyRequest): string {
  const header = request.headers.authorization;
  const found = header === undefined ? null : /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header);
  return found?.[1] ?? '';
}
