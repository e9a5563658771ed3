// Here: files: what comes in, where it lies, who may have it.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve, serveFile } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { isBrokenForm } from './broken-form.ts';
import type { MaySee } from './downloads.ts';
import { readDownload } from './downloads.ts';
import { storeUpload } from './uploads.ts';

export { labelOf } from './file-names.ts';
export { makeFile } from './made-files.ts';

/** @param owners say whether somebody may see what a file belongs to; the first that knows it is believed */
export function fileRoutes(app: FastifyInstance, context: AppContext, owners: readonly MaySee[]): void {
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
  serveFile(app, context, calls.downloadFile, ({ actor, params, request }) =>
    readDownload(context, actor, { ...params, headers: request.headers }, owners),
  );
}
