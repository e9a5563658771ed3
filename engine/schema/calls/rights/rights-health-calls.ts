import { call } from '../../call-shapes/call.ts';
import { pageOf } from '../../call-shapes/common-shapes.ts';
import { inShippedScreens } from '../../documents/document-kinds.ts';
import { oneOf, shape } from '../../shape.ts';

/** What is worth a look in people, organisation and rights. */
export const rightsHealthCalls = {
  rightsHealth: call({
    method: 'GET',
    path: '/api/permission/Health',
    right: { kind: 'menu', menu: 'permission.health' },
    reads: true,
    documents: inShippedScreens,
    shapes: {
      data: pageOf(
        shape.object({
          id: shape.string(),
          severity: oneOf(['error', 'warning', 'info']),
          finding: shape.string(),
          count: shape.integer(),
          examples: shape.string({ description: 'the first of them by name' }),
          fix: shape.string(),
          path: shape.string({ description: 'of the page where it is put right' }),
        }),
      ),
    },
    source: 'design 6; administration B11',
  }),
};
