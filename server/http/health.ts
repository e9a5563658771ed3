import type { FastifyInstance } from 'fastify';
import { answerCodes } from '../../engine/schema/calls/envelope.ts';
import type { AppContext } from '../app-context.ts';
import { success } from './answers.ts';

/** The only routes beside the call table: anybody may ask whether the server lives, and whether it can work. */
export const healthPaths = ['/health/live', '/health/ready'] as const;

export function healthRoutes(app: FastifyInstance, { database }: AppContext): void {
  app.get('/health/live', { exposeHeadRoute: false }, async () => success({ live: true }));
  app.get('/health/ready', { exposeHeadRoute: false }, async (request, reply) => {
    try {
      await database.ping();
      return success({ ready: true, writable: await database.writable() });
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply
        .status(answerCodes.busy.status)
        .send({ code: answerCodes.busy.code, msg: '数据库暂时不可用', data: { ready: false } });
    }
  });
}
