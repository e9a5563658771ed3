// Here: addresses by which the browser itself fetches a file: tickets that carry no session, and files that they land.

import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { MadePurpose } from '../../engine/schema/calls/file-ticket-calls.ts';
import { calls } from '../../engine/schema/calls/index.ts';
import { type MaySee, readDownload } from '../file/downloads.ts';
import { success } from '../http/envelopes.ts';
import { serve, serveFile, serveFileToAnybody } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type FileSources, landFile, ticketForFile } from './land-file.ts';
import { type FileSource, storedFiles } from './sources.ts';

export { ticketForFile } from './land-file.ts';
export { type MayTake, madeFiles } from './sources.ts';

/**
 * @param made files that the server made for one person, by what for
 * @param owners say whether somebody may see what a file belongs to; the first that knows it is believed
 */
export function fileTicketRoutes(
  app: FastifyInstance,
  context: AppContext,
  made: Readonly<Record<MadePurpose, FileSource>>,
  owners: readonly MaySee[],
): void {
  const sources: FileSources = {
    ...made,
    view: storedFiles('view', owners),
    download: storedFiles('download', owners),
  };
  serve(app, context, calls.fileTicket, ({ actor, body }) =>
    ticketForFile(context, actor, body, sources[body.purpose]),
  );
  serveFileToAnybody(app, context, calls.landFile, ({ params, request }) =>
    landFile(context, { ticket: params.ticket, headers: request.headers }, sources),
  );
  serveFile(app, context, calls.downloadFile, async ({ actor, params, request, language }) => {
    const asked = { ...params, headers: request.headers };
    if (!/^application\/json\b/i.test(request.headers.accept ?? '')) return readDownload(context, actor, asked, owners);
    // Source: pickers 8 b: who asks for JSON gets an address for the browser itself.
    const { fileId } = params;
    const { url, name } = await ticketForFile(context, actor, { fileId, purpose: 'download' }, sources.download);
    return {
      headers: { 'content-type': 'application/json; charset=utf-8' },
      content: Readable.from([JSON.stringify(success({ url, name }, language))]),
    };
  });
}
