import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { exportModels, releaseModels } from './batch-actions.ts';
import { deleteCategory, fileModels, modelCategories, saveCategory } from './categories.ts';
import { deleteModels } from './delete-model.ts';
import { deleteFragment, listFragments, restoreFragment, saveFragment, updateFragment } from './fragments.ts';
import { checkModelCode, proposeModelCode } from './model-codes.ts';
import { filedUnder } from './model-store.ts';
import { modelUses } from './model-uses.ts';

/** The calls that keep models in order, several at a time, and the pieces that new ones are made of. */
export function catalogueRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.modelCategories, ({ actor, language }) => modelCategories(context, actor, language));
  serve(app, context, calls.saveCategory, ({ actor, body }) => saveCategory(context, actor, body));
  serve(app, context, calls.deleteCategory, ({ actor, body }) => deleteCategory(context, actor, body.id));
  serve(app, context, calls.modelUses, ({ actor, params, language }) => modelUses(context, actor, params.id, language));
  serve(app, context, calls.proposeModelCode, ({ actor, body }) => proposeModelCode(context, actor, body.fullName));
  serve(app, context, calls.checkModelCode, ({ actor, body }) => checkModelCode(context, actor, body.enCode));
  serve(app, context, calls.deleteModels, ({ actor, body }) => deleteModels(context, actor, body.ids));
  serve(app, context, calls.releaseModels, ({ actor, body, language }) =>
    releaseModels(context, actor, body.ids, body.note, language),
  );
  serve(app, context, calls.exportModels, ({ actor, body, language }) =>
    exportModels(context, actor, body.ids, language),
  );
  serve(app, context, calls.moveModels, async ({ actor, body }) => {
    const count = await context.database.transaction((trx) =>
      fileModels(trx, context, actor, body.ids, filedUnder(body.category)),
    );
    return { count };
  });
  serve(app, context, calls.fragmentList, ({ actor }) => listFragments(context, actor));
  serve(app, context, calls.saveFragment, ({ actor, body }) => saveFragment(context, actor, body));
  serve(app, context, calls.updateFragment, ({ actor, params, body }) =>
    updateFragment(context, actor, params.id, body),
  );
  serve(app, context, calls.deleteFragment, ({ actor, params }) => deleteFragment(context, actor, params.id));
  serve(app, context, calls.restoreFragment, ({ actor, params }) => restoreFragment(context, actor, params.id));
}
