// Here: people in spreadsheets: taken in from one, and taken out into one.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { keepImport } from '../record-import/import-state.ts';
import { sentSheet } from '../record-import/sent-sheet.ts';
import { readSentSheet } from '../record-import/upload-import.ts';
import { exportPeople } from './export-people.ts';
import { failedPeople, importPeople } from './import-people.ts';
import { importFile } from './people-files.ts';
import { importOf, previewPeople } from './preview-people.ts';
import { readPeople } from './read-people.ts';

export { filesOfPeople } from './people-files.ts';

export function peopleSheetRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.userTemplate, ({ actor, language }) => importFile(context, actor, language));
  serve(app, context, calls.userUpload, async ({ actor, request }) => {
    const rows = readPeople(await readSentSheet(actor, await sentSheet(request)));
    return { name: await keepImport(context, importOf(actor), rows) };
  });
  serve(app, context, calls.userPreviewOf, ({ actor, query, language }) =>
    previewPeople(context, actor, { ...query, mode: 'new' }, language),
  );
  serve(app, context, calls.userPreview, ({ actor, body, language }) => previewPeople(context, actor, body, language));
  serve(app, context, calls.importUsers, ({ actor, body, language }) => importPeople(context, actor, body, language));
  serve(app, context, calls.exportUsers, ({ actor, body, language }) => exportPeople(context, actor, body, language));
  serve(app, context, calls.failedUsers, ({ actor, body, language }) =>
    failedPeople(context, actor, body.token, language),
  );
}
