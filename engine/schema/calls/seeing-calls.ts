import { call, signedIn } from '../call-shapes/call.ts';
import { idParams, nothing } from '../call-shapes/common-shapes.ts';
import { seenRows } from '../grants/seen-rows.ts';
import { limits } from '../limits.ts';
import { oneOf, shape } from '../shape.ts';

const source = 'design 6; administration B2';

/** Seeing the program as another person does, for a while, without changing anything. */
export const seeingCalls = {
  seeAs: call({
    method: 'POST',
    path: '/api/permission/Users/:id/Actions/SeeAs',
    right: { kind: 'menu', menu: 'permission.user', button: 'btn_seeAs' },
    writes: true,
    shapes: {
      params: idParams,
      body: shape.object(
        {
          reason: shape.string({ minLength: 1, maxLength: limits.seeingReasonLength }),
          rows: shape.optional(oneOf(seenRows)),
        },
        { additionalProperties: false },
      ),
      data: shape.object({ name: shape.string(), until: shape.string() }),
    },
    source: `${source}: of nobody who may do more than the caller; all rows of his for super administrators alone, and he is told`,
  }),
  endSeeAs: call({
    method: 'POST',
    path: '/api/permission/Users/Current/Actions/EndSeeAs',
    right: signedIn,
    whenSeeing: 'asker',
    shapes: { data: nothing },
    source: `${source}: back to oneself; again is no fault`,
  }),
};
