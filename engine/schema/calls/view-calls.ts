import { call, onModel } from '../call-shapes/call.ts';
import { idParams, idShape, jsonText, nothing, nullable } from '../call-shapes/common-shapes.ts';
import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';

const base = '/api/visualdev/OnlineDev/:id/Views';
const source = 'design 9, list query: views of a list, own and shared';

/** What a list asks for, without the page that somebody stands on. */
const asked = {
  queryJson: jsonText(limits.viewQueryLength),
  keyword: shape.string({ maxLength: limits.keywordLength }),
  treeNode: nullable(shape.string({ maxLength: 200 })),
  state: nullable(shape.union([shape.string({ maxLength: 1_000 }), shape.number()], { description: 'of its states' })),
  sidx: shape.string({ maxLength: 120, description: "'' for the order of the list itself" }),
  sort: oneOf(['asc', 'desc']),
};
/** How a list looks while it stands at the view; null: as its reader has it elsewhere. */
const displayed = {
  columns: nullable(
    shape.array(
      shape.object(
        {
          prop: shape.string({ minLength: 1, maxLength: 120 }),
          visible: shape.boolean(),
          pinned: shape.boolean(),
        },
        { additionalProperties: false },
      ),
      { maxItems: limits.tableColumns, description: 'in their order' },
    ),
  ),
  density: nullable(oneOf(['small', 'middle', 'large'])),
};
/** Those who keep a view without it keep nothing of how the list looks. */
const displayedAsSent = {
  columns: shape.optional(displayed.columns),
  density: shape.optional(displayed.density),
};
const named = {
  name: shape.string({ minLength: 1, maxLength: limits.viewNameLength }),
  shared: shape.boolean({ description: 'for whoever may open the list' }),
};
const viewShape = shape.object({
  id: shape.string(),
  ...named,
  ...asked,
  ...displayed,
  mayChange: shape.boolean({ description: 'its owner, and of a shared one whoever may share' }),
  revision: shape.integer(),
});
export type RecordView = Shape<typeof viewShape>;

const viewParams = shape.object({ id: idShape, viewId: idShape });
const one = shape.object({ id: shape.string() });

export const viewCalls = {
  recordViews: call({
    method: 'GET',
    path: base,
    right: onModel(),
    whenSeeing: 'asker',
    reads: true,
    shapes: {
      params: idParams,
      data: shape.object({
        list: shape.array(viewShape, { description: 'shared ones first, each kind as it was made' }),
        mayShare: shape.boolean(),
      }),
    },
    source,
  }),
  recordViewCounts: call({
    method: 'GET',
    path: `${base}/Counts`,
    right: onModel(),
    whenSeeing: 'asker',
    reads: true,
    shapes: {
      params: idParams,
      data: shape.object({
        list: shape.array(
          shape.object({
            id: shape.string(),
            count: nullable(shape.integer({ description: 'null where the view asks for what the reader may not' })),
            isMore: shape.boolean({ description: 'there are more, which nobody counted' }),
          }),
        ),
      }),
    },
    source,
  }),
  createRecordView: call({
    method: 'POST',
    path: base,
    right: onModel(),
    writes: true,
    shapes: {
      params: idParams,
      body: shape.object({ ...named, ...asked, ...displayedAsSent }, { additionalProperties: false }),
      data: one,
    },
    source,
  }),
  saveRecordView: call({
    method: 'POST',
    path: `${base}/:viewId`,
    right: onModel(),
    writes: true,
    shapes: {
      params: viewParams,
      body: shape.object(
        {
          ...{ ...named, ...asked, ...displayedAsSent },
          revision: shape.integer({ minimum: 1, description: 'what was changed' }),
        },
        { additionalProperties: false },
      ),
      data: one,
    },
    source,
  }),
  deleteRecordView: call({
    method: 'POST',
    path: `${base}/:viewId/Actions/Delete`,
    right: onModel(),
    writes: true,
    shapes: { params: viewParams, data: nothing },
    source,
  }),
};
