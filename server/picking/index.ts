// Here: what fields of published documents let people choose from: rows of data interfaces, records of models.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { askingOf } from './asking-field.ts';
import { interfacePage, interfaceRows, interfaceRowsByIds } from './interface-rows.ts';
import { pickedRecords } from './picked-records.ts';

export function pickingRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.interfacePreview, ({ actor, params, body: { field, ...query }, request }) =>
    interfaceRows(context, actor, params.id, { ...query, asking: askingOf(request, field) }),
  );
  serve(app, context, calls.interfacePage, ({ actor, params, body: { field, ...query }, request }) =>
    interfacePage(context, actor, params.id, { ...query, asking: askingOf(request, field) }),
  );
  serve(app, context, calls.interfaceByIds, ({ actor, params, body: { field, ...query }, request }) =>
    interfaceRowsByIds(context, actor, params.id, { ...query, asking: askingOf(request, field) }),
  );
  serve(app, context, calls.fieldDataSelect, ({ actor, params, query: { field, ...query }, language, request }) => {
    const asking = field ? askingOf(request, field) : undefined;
    return pickedRecords(context, actor, params.id, { ...query, asking }, language);
  });
}
