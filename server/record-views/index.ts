// Here: views of a list that people keep, for themselves or for all.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { countViews, listViews } from './list-views.ts';
import { createView, deleteView, saveView } from './write-views.ts';

/** What people keep of a list under a name, and put it to again. */
export function viewRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.recordViews, ({ actor, params, language }) =>
    listViews(context, actor, params.id, language),
  );
  serve(app, context, calls.recordViewCounts, ({ actor, params, language }) =>
    countViews(context, actor, params.id, language),
  );
  serve(app, context, calls.createRecordView, async ({ actor, params, body, language }) => ({
    id: await createView({ context, actor, modelId: params.id, language }, body),
  }));
  serve(app, context, calls.saveRecordView, async ({ actor, params, body, language }) => ({
    id: await saveView({ context, actor, modelId: params.id, language }, params.viewId, body),
  }));
  serve(app, context, calls.deleteRecordView, ({ actor, params, language }) =>
    deleteView({ context, actor, modelId: params.id, language }, params.viewId),
  );
}
