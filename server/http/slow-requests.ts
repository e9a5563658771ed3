import type { FastifyInstance } from 'fastify';

export interface RequestDeadlines {
  /** From the first byte to the end of the headers. */
  readonly headersMs: number;
  /** From the headers to the end of a body that is no upload; an upload takes as long as its sender's line. */
  readonly bodyMs: number;
}

/**
 * Lets go of connections that send a request a byte at a time, so that they cannot use up what the others need. Nobody
 * who asks in earnest is that slow: there is no answer.
 */
export function limitSlowRequests(app: FastifyInstance, { headersMs, bodyMs }: RequestDeadlines): void {
  app.server.headersTimeout = headersMs;
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    // A connection that becomes a socket never ends its request; it has deadlines of its own.
    if (!request.ws && !raw.complete && !String(request.headers['content-type']).startsWith('multipart/')) {
      const timer = setTimeout(() => raw.destroy(), bodyMs);
      timer.unref();
      raw.once('close', () => clearTimeout(timer));
      raw.once('end', () => clearTimeout(timer));
    }
    done();
  });
}
