import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../kernel/app-context.ts';
import { refusal, success } from './envelopes.ts';
import { languageOf } from './language-of.ts';

/** The only routes beside the call table: anybody may ask whether the server lives, and whether it can work. */
export const healthPaths = ['/health/live', '/health/ready'] as const;

export function healthRoutes(app: FastifyInstance, { database }: AppContext): void {
  app.get('/health/live', { exposeHeadRoute: false }, async ({ headers }) =>
    success({ live: true }, languageOf(headers)),
  );
  app.get('/health/ready', { exposeHeadRoute: false }, async (request, reply) => {
    const language = languageOf(request.headers);
    try {
      await database.ping();
      return success({ ready: true, writable: await database.writable() }, language);
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      const { status, envelope } = refusal('busy', { code: 'database.notReady' }, language);
      return reply.status(status).send({ ...envelope, data: { ready: false } });
    }
  });
}
