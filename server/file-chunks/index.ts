// Here: files that come in pieces, until they are proved and put together.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { isBrokenForm } from '../file/broken-form.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { SerialByKey } from '../kernel/serial-by-key.ts';
import { drain, readChunk } from './chunk-fields.ts';
import { chunkState } from './chunk-state.ts';
import { forgetChunks } from './forget-chunks.ts';
import { mergeChunks } from './merge-chunks.ts';
import { storePart } from './store-part.ts';

export { sweepChunks } from './sweep-chunks.ts';

/** Files that come in pieces, for lines that break. Source: pickers 3.8 */
export function chunkRoutes(app: FastifyInstance, context: AppContext): void {
  const merges = new SerialByKey();
  serve(app, context, calls.chunkState, ({ actor, query }) => chunkState(context, actor, query));
  serve(app, context, calls.sendChunk, async ({ actor, request }) => {
    try {
      const { facts, part } = await readChunk(request);
      try {
        return await storePart(context, actor, facts, part.file);
      } catch (error) {
        drain(part);
        throw error;
      }
    } catch (error) {
      throw isBrokenForm(error) ? new Refused('badInput', 'call.badRequest') : error;
    }
  });
  serve(app, context, calls.forgetChunks, ({ actor, body }) => forgetChunks(context, actor, body.identifier));
  serve(app, context, calls.mergeChunks, ({ actor, body }) =>
    merges.take(`${actor.tenantId}/${actor.userId}/${body.identifier.toLowerCase()}`, () =>
      mergeChunks(context, actor, body),
    ),
  );
}
