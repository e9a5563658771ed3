// Here: people in spreadsheets: taken in from one, and taken out into one.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { actorMeant } from '../kernel/tenant-meant.ts';
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
  const inTenant = (actor: Actor, { tenantId }: { readonly tenantId?: string | undefined }) =>
    actorMeant(context, actor, tenantId);
  serve(app, context, calls.userUpload, async ({ actor, query, request }) => {
    const at = await inTenant(actor, query);
    const rows = readPeople(await readSentSheet(actor, await sentSheet(request)));
    return { name: await keepImport(context, importOf(at), rows) };
  });
  serve(app, context, calls.userPreviewOf, async ({ actor, query, language }) =>
    previewPeople(context, await inTenant(actor, query), { ...query, mode: 'new' }, language),
  );
  serve(app, context, calls.userPreview, async ({ actor, query, body, language }) =>
    previewPeople(context, await inTenant(actor, query), body, language),
  );
  serve(app, context, calls.importUsers, async ({ actor, query, body, language }) =>
    importPeople(context, await inTenant(actor, query), body, language),
  );
  serve(app, context, calls.exportUsers, ({ actor, body, language }) => exportPeople(context, actor, body, language));
  serve(app, context, calls.failedUsers, async ({ actor, query, body, language }) =>
    failedPeople(context, await inTenant(actor, query), body.token, language),
  );
}
