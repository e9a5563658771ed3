// Here: what fields of published documents let people choose from.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { askingOf } from './asking-field.ts';
import { pickedRecords } from './picked-records.ts';

export function pickingRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.fieldDataSelect, ({ actor, params, query: { field, ...query }, language, request }) => {
    const asking = field ? askingOf(request, field) : undefined;
    return pickedRecords(context, actor, params.id, { ...query, asking }, language);
  });
}
