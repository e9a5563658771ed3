// Here: the calls that work on rows of published models; the rules are the gateway's.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import {
  createRecord,
  listGroups,
  listRecords,
  loadDisplayRecord,
  loadRecord,
  recordHistory,
  settleChanges,
  sideTree,
  updateRecord,
  updateRecords,
} from '../gateway/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { deletedRecords, deleteRecords, purgeRecords, recordUses, restoreRecords } from '../record-bin/index.ts';
import { myWork, newRecordCounts, recordStatistics } from '../record-figures/index.ts';
import { modelConfig } from './model-config.ts';

/** The calls that work on the rows of published models; the rules are the gateway's. */
export function onlinedevRoutes(app: FastifyInstance, context: AppContext): void {
  app.addHook('onClose', () => settleChanges(context));
  serve(app, context, calls.modelConfig, ({ actor, params }) => modelConfig(context, actor, params.id));
  serve(app, context, calls.recordList, ({ actor, params, body, language }) =>
    listRecords(context, actor, params.id, body, language),
  );
  serve(app, context, calls.recordGroups, ({ actor, params, body, language }) =>
    listGroups(context, actor, params.id, body, language),
  );
  serve(app, context, calls.recordStatistics, ({ actor, params, body, language }) =>
    recordStatistics(context, actor, params.id, body, language),
  );
  serve(app, context, calls.newRecords, ({ actor, query, language }) =>
    newRecordCounts(context, actor, query, language),
  );
  serve(app, context, calls.myWork, ({ actor, language }) => myWork(context, actor, language));
  serve(app, context, calls.recordTree, ({ actor, params, body }) => sideTree(context, actor, params.id, body));
  serve(app, context, calls.createRecord, ({ actor, params, body, request }) =>
    createRecord(context, actor, params.id, body.data, request.headers['idempotency-key'] !== undefined),
  );
  serve(app, context, calls.updateRecord, ({ actor, params, body }) =>
    updateRecord(context, actor, params.id, params.dataId, body),
  );
  serve(app, context, calls.updateRecords, async ({ actor, params, body }) => ({
    updated: await updateRecords(context, actor, params.id, body),
  }));
  serve(app, context, calls.loadRecord, ({ actor, params }) => loadRecord(context, actor, params.id, params.dataId));
  serve(app, context, calls.recordDataChange, ({ actor, params, language }) =>
    loadDisplayRecord(context, actor, params.id, params.dataId, language),
  );
  serve(app, context, calls.recordHistory, ({ actor, params, query, language }) =>
    recordHistory(context, actor, params.id, params.dataId, query, language),
  );
  serve(app, context, calls.deleteRecord, async ({ actor, params }) => {
    await deleteRecords(context, actor, params.id, [params.dataId]);
    return null;
  });
  serve(app, context, calls.deleteRecords, async ({ actor, params, body }) => ({
    deleted: await deleteRecords(context, actor, params.id, body.ids),
  }));
  serve(app, context, calls.recordUses, ({ actor, params, body }) => recordUses(context, actor, params.id, body.ids));
  serve(app, context, calls.deletedRecords, ({ actor, params, query, language }) =>
    deletedRecords(context, actor, params.id, query, language),
  );
  serve(app, context, calls.restoreRecords, async ({ actor, params, body }) => ({
    restored: await restoreRecords(context, actor, params.id, body.ids),
  }));
  serve(app, context, calls.purgeRecords, async ({ actor, params, body }) => ({
    deleted: await purgeRecords(context, actor, params.id, body.ids),
  }));
}
