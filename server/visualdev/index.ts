// Here: designs: drafts, versions, publishing, tables of models, categories, fragments.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { previewRights, previewSubjects } from '../permission/preview-rights.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { copyModel } from './copy-model.ts';
import { databaseColumns, databaseTables } from './database-tables.ts';
import { deleteModel } from './delete-model.ts';
import { formDataFields } from './form-data-fields.ts';
import { exportModel, importModel } from './import-model.ts';
import { importScreen } from './import-screen.ts';
import { listModels, selectModels } from './list-models.ts';
import { listScreens } from './list-screens.ts';
import { menuPlaces } from './menu-places.ts';
import { readModel, storedModel } from './model-store.ts';
import { openScreen, resetScreen } from './open-screen.ts';
import { columnsToOpen, openTables, saveOpenTables } from './open-tables.ts';
import { releaseModel } from './release-model.ts';
import { createModel, replaceModel } from './save-model.ts';
import { screenDocument } from './screen-document.ts';
import { labelVersion, modelVersion, modelVersions, rollbackModel } from './versions.ts';

/** The calls that work on models and screens themselves; all but those that show them need the designer's right. */
export function visualdevRoutes(app: FastifyInstance, context: AppContext): void {
  catalogueRoutes(app, context);
  serve(app, context, calls.modelList, ({ actor, query }) => listModels(context, actor, query));
  serve(app, context, calls.modelSelector, ({ actor, language }) => selectModels(context, actor, language));
  serve(app, context, calls.loadModel, async ({ actor, params }) =>
    storedModel(await readModel(context.database.kysely, actor.tenantId, params.id)),
  );
  serve(app, context, calls.createModel, ({ actor, body, language }) => createModel(context, actor, body, language));
  serve(app, context, calls.replaceModel, ({ actor, params, body, language }) =>
    replaceModel(context, actor, params.id, body, language),
  );
  serve(app, context, calls.updateModel, ({ actor, params, body, language }) =>
    replaceModel(context, actor, params.id, body, language),
  );
  serve(app, context, calls.deleteModel, ({ actor, params }) => deleteModel(context, actor, params.id));
  serve(app, context, calls.copyModel, ({ actor, params, body, language }) =>
    copyModel(context, actor, params.id, body ?? {}, language),
  );
  serve(app, context, calls.exportModel, ({ actor, params }) => exportModel(context, actor, params.id));
  serve(app, context, calls.importModel, ({ actor, body, language }) => importModel(context, actor, body, language));
  serve(app, context, calls.formDataFields, ({ actor, params, query, language }) =>
    formDataFields(context, actor, params.id, query.filterType, language),
  );
  serve(app, context, calls.releaseModel, ({ actor, params, body, language }) =>
    releaseModel(context, actor, params.id, body ?? {}, language),
  );
  serve(app, context, calls.databaseTables, ({ actor, query, language }) =>
    databaseTables(context, actor, query.main, language),
  );
  serve(app, context, calls.databaseColumns, ({ actor, query, language }) =>
    databaseColumns(context, actor, query, language),
  );
  serve(app, context, calls.openTables, ({ actor, query, language }) =>
    openTables(context, actor, query.tenantId, language),
  );
  serve(app, context, calls.columnsToOpen, ({ actor, query, language }) =>
    columnsToOpen(context, actor, query, language),
  );
  serve(app, context, calls.saveOpenTables, ({ actor, body }) => saveOpenTables(context, actor, body));
  serve(app, context, calls.modelVersions, ({ actor, params }) => modelVersions(context, actor, params.id));
  serve(app, context, calls.modelVersion, ({ actor, params }) =>
    modelVersion(context, actor, params.id, Number(params.version)),
  );
  serve(app, context, calls.rollbackModel, ({ actor, params, body, language }) =>
    rollbackModel(context, actor, params.id, body.version, language),
  );
  serve(app, context, calls.labelVersion, ({ actor, params, body }) =>
    labelVersion(context, actor, params.id, Number(params.version), body.label),
  );
  serve(app, context, calls.previewSubjects, async ({ actor, query }) => ({
    list: await previewSubjects(context, actor, query.keyword?.trim() ?? ''),
  }));
  serve(app, context, calls.previewRights, ({ actor, params, query }) =>
    previewRights(context, actor, params.id, query),
  );
  serve(app, context, calls.screenList, ({ actor, query, language }) => listScreens(context, actor, query, language));
  serve(app, context, calls.openScreen, ({ actor, body, language }) => openScreen(context, actor, body, language));
  serve(app, context, calls.importScreen, ({ actor, body, language }) => importScreen(context, actor, body, language));
  serve(app, context, calls.resetScreen, ({ actor, params }) => resetScreen(context, actor, params.id));
  serve(app, context, calls.screenTrouble, async ({ actor, params, body, request }) => {
    const facts = { tenantId: actor.tenantId, userId: actor.userId, screen: params.id, ...body };
    request.log.warn(facts, 'a published screen could not be shown');
    return null;
  });
  serve(app, context, calls.screenDocument, ({ actor, params }) => screenDocument(context, actor, params.id));
  serve(app, context, calls.menuSelector, async ({ actor, query }) => ({
    list: await menuPlaces(context, actor, query.modelId),
  }));
}
