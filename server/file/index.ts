import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import type { AppContext } from '../app-context.ts';
import { serve, serveFile } from '../http/serve.ts';
import { Refused } from '../refused.ts';
import { readDownload } from './downloads.ts';
import { storeUpload } from './uploads.ts';

export function fileRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.upload, async ({ actor, params, request }) => {
    const part = await request.file();
    if (!part) throw new Refused('badInput', 'file.none');
    return storeUpload(context, actor, {
      type: params.type,
      name: part.filename ?? '',
      content: part.file,
      isCut: () => part.file.truncated,
    });
  });
  serveFile(app, context, calls.downloadFile, ({ actor, params }) => readDownload(context, actor, params));
}
