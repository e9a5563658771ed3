// Here: files: what comes in, where it lies, who may have it.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { isBrokenForm } from './broken-form.ts';
import { storeUpload } from './uploads.ts';

export { labelOf } from './file-names.ts';
export { makeFile } from './made-files.ts';

export function fileRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.upload, async ({ actor, params, request }) => {
    try {
      const part = await request.file();
      if (!part) throw new Refused('badInput', 'file.none');
      return await storeUpload(context, actor, {
        type: params.type,
        name: part.filename ?? '',
        content: part.file,
        prove() {
          if (part.file.truncated) throw new Refused('tooLarge', 'file.large');
        },
      });
    } catch (error) {
      throw isBrokenForm(error) ? new Refused('badInput', 'call.badRequest') : error;
    }
  });
}
