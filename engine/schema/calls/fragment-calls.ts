import { call, designer } from '../call-shapes/call.ts';
import { idParams, jsonText, listOf, nothing } from '../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { type Shape, shape } from '../shape.ts';

const name = shape.string({ minLength: 1, maxLength: limits.fragmentNameLength });

/** A piece of a design kept for reuse: the caller's own, or one that somebody of the tenant shares. */
export const fragmentShape = shape.object({
  id: shape.string(),
  fullName: shape.string(),
  content: shape.string({ description: 'canonical JSON of its nodes, as copying gives it' }),
  nodeCount: shape.integer({ description: 'nodes at every depth' }),
  shared: shape.boolean(),
  own: shape.boolean(),
  mayChange: shape.boolean({ description: 'its owner, and an administrator for a shared one' }),
  ownerName: shape.string(),
  creatorTime: shape.string(),
});
export type Fragment = Shape<typeof fragmentShape>;

const base = '/api/visualdev/Fragment';
const source = 'design 1, reuse of what was drawn; dialect facts 2';

export const fragmentCalls = {
  fragmentList: call({
    method: 'GET',
    path: base,
    right: designer,
    whenSeeing: 'person',
    documents: inShippedScreens,
    shapes: { data: listOf(fragmentShape) },
    source,
  }),
  saveFragment: call({
    method: 'POST',
    path: base,
    right: designer,
    writes: true,
    shapes: {
      body: shape.object(
        { fullName: name, shared: shape.optional(shape.boolean()), content: jsonText(limits.fragmentBytes) },
        { additionalProperties: false },
      ),
      data: fragmentShape,
    },
    source,
  }),
  updateFragment: call({
    method: 'POST',
    path: `${base}/Update/:id`,
    right: designer,
    writes: true,
    shapes: {
      params: idParams,
      body: shape.object(
        { fullName: shape.optional(name), shared: shape.optional(shape.boolean()) },
        { additionalProperties: false },
      ),
      data: fragmentShape,
    },
    source,
  }),
  deleteFragment: call({
    method: 'GET',
    path: `${base}/Delete/:id`,
    right: designer,
    shapes: { params: idParams, data: nothing },
    source,
  }),
  restoreFragment: call({
    method: 'POST',
    path: `${base}/:id/Actions/Restore`,
    right: designer,
    writes: true,
    shapes: { params: idParams, data: fragmentShape },
    source,
  }),
};
