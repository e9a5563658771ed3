// Here: records out of spreadsheets: the template, what a file says, and its rows written by the rules of the form.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { commitImport } from './commit-import.ts';
import { failedRows } from './failed-rows.ts';
import { headColumns, makeImportFile } from './import-sheet.ts';
import { openImport } from './open-import.ts';
import { previewImport } from './preview-import.ts';
import { sentSheet } from './sent-sheet.ts';
import { uploadImport } from './upload-import.ts';

export { importedFiles } from './open-import.ts';

export function importRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.importTemplate, async ({ actor, params, language }) => {
    const opened = await openImport(context, actor, params.id);
    const columns = await headColumns(context, opened, language, false);
    return makeImportFile(context, opened, columns, [], { title: 'import.template', language });
  });
  serve(app, context, calls.importUpload, async ({ actor, params, request }) =>
    uploadImport(context, actor, params.id, await sentSheet(request)),
  );
  serve(app, context, calls.importPreviewOf, ({ actor, params, query, language }) =>
    previewImport(context, actor, params.id, query, language),
  );
  serve(app, context, calls.importPreview, ({ actor, params, body, language }) =>
    previewImport(context, actor, params.id, body, language),
  );
  serve(app, context, calls.importData, ({ actor, params, body, language, request }) =>
    commitImport(context, actor, params.id, body, {
      language,
      isGone: () => request.raw.socket.destroyed,
      report: (error) => request.log.error({ err: error }, 'a row of an import failed'),
    }),
  );
  serve(app, context, calls.importExceptionData, ({ actor, params, body, language }) =>
    failedRows(context, actor, params.id, body.list, language),
  );
}
