import { actsParts } from '../call-shapes/acts-shapes.ts';
import { anonymous, call, designer, signedIn } from '../call-shapes/call.ts';
import { idParams, idShape, nothing, nullable, pageOf, pageQuery } from '../call-shapes/common-shapes.ts';
import { findingShape } from '../call-shapes/model-shapes.ts';
import { inShippedScreens } from '../documents/document-kinds.ts';
import { screenIdLength } from '../documents/screen-ids.ts';
import { screensBeforeSignIn } from '../routes/route-screens.ts';
import { oneOf, type Shape, shape } from '../shape.ts';

/** `shipped`: as it came, and never opened. The others as the states of a model: 0, 1, 2. */
const screenStatuses = ['shipped', 'draft', 'published', 'changed'] as const;

/** A screen of the product or of the tenant, stored or not. */
const screenRowShape = shape.object({
  id: shape.string({ description: "the screen's own id" }),
  title: shape.string(),
  shipped: shape.boolean({ description: 'comes with the product' }),
  status: oneOf(screenStatuses),
  stored: shape.boolean({ description: 'has a draft' }),
  overrides: shape.boolean({ description: 'a version is online in place of the shipped one' }),
  modelId: nullable(
    shape.string({ description: 'of the stored design: what Base/{id} takes; null where none is stored' }),
  ),
  state: shape.integer({ description: '0 unpublished, 1 published, 2 changed since' }),
  releaseVersion: nullable(shape.integer({ description: 'online in place of the shipped one' })),
  revision: nullable(shape.integer()),
  lastModifyTime: nullable(shape.string()),
  lastModifyUser: shape.string(),
});
export type ScreenRow = Shape<typeof screenRowShape>;

/** What is online of one screen; nodes that the reader has no right to are not in it. */
const onlineScreenShape = shape.object({
  id: shape.string(),
  version: shape.integer(),
  document: shape.string({ description: 'the screen document as JSON text' }),
  ...actsParts,
});
export type OnlineScreen = Shape<typeof onlineScreenShape>;

const text = (maxLength: number) => shape.optional(shape.string({ maxLength }));
const screen = '/api/visualdev/Screen';

/** Pages as documents: the shell's own, an administrator's, one drawn in the designer. Stored like models, with type 9. */
export const screenCalls = {
  screenList: call({
    method: 'GET',
    path: screen,
    right: designer,
    documents: inShippedScreens,
    reads: true,
    shapes: {
      query: shape.object({
        ...pageQuery,
        kind: shape.optional(oneOf(['shipped', 'own'])),
        status: shape.optional(oneOf(screenStatuses)),
      }),
      data: pageOf(screenRowShape),
    },
    source: 'design 1: every screen is a document, the shell included',
  }),
  openScreen: call({
    method: 'POST',
    path: screen,
    right: designer,
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object(
        {
          id: shape.optional(idShape),
          enCode: text(screenIdLength),
          fullName: text(100),
        },
        {
          additionalProperties: false,
          description: 'id: the screen to open, its draft made where there is none; without id a new, empty one',
        },
      ),
      data: shape.object({ id: shape.string({ description: 'of the stored design' }) }),
    },
    source: 'design 1: the designer edits such documents',
  }),
  importScreen: call({
    method: 'POST',
    path: `${screen}/Actions/Import`,
    right: designer,
    documents: inShippedScreens,
    writes: true,
    shapes: {
      body: shape.object(
        {
          design: shape.unknown({ description: 'the file of a page, or its text' }),
          fullName: text(100),
          enCode: text(screenIdLength),
          replace: shape.optional(
            nullable(shape.boolean({ description: 'the draft of a page that has the code gives way' })),
          ),
          dryRun: shape.optional(shape.boolean({ description: 'read and report only; nothing is stored' })),
        },
        { additionalProperties: false },
      ),
      data: shape.object({
        id: nullable(shape.string({ description: 'of the stored design' })),
        findings: shape.array(findingShape),
        preview: shape.optional(
          shape.object({ fullName: shape.string(), enCode: shape.string(), exists: shape.boolean() }),
        ),
      }),
    },
    source: 'design 9, design import',
  }),
  resetScreen: call({
    method: 'POST',
    path: `${screen}/:id/Actions/Reset`,
    right: designer,
    documents: inShippedScreens,
    writes: true,
    shapes: { params: idParams, data: nothing },
    source: 'design 9, versions: the shipped screen is in force again; draft and versions stay',
  }),
  screenTrouble: call({
    method: 'POST',
    path: `${screen}/:id/Actions/Trouble`,
    right: signedIn,
    shapes: {
      params: idParams,
      body: shape.object(
        {
          version: shape.integer({ minimum: 1 }),
          message: shape.string({ maxLength: 500 }),
          at: shape.string({ maxLength: 500, description: 'JSON pointer in the screen' }),
        },
        { additionalProperties: false },
      ),
      data: nothing,
    },
    source: 'design 4: what one part throws takes down nothing else; the log says which version could not be shown',
  }),
  screenDocument: call({
    method: 'GET',
    path: `${screen}/:id`,
    right: signedIn,
    reads: true,
    shapes: { params: idParams, data: onlineScreenShape },
    source: 'design 1: a menu entry, an admin page and a page drawn last night take the same road',
  }),
  screenBeforeSignIn: call({
    method: 'GET',
    path: '/api/oauth/Screen/:id',
    right: anonymous,
    reads: true,
    shapes: { params: shape.object({ id: oneOf(screensBeforeSignIn) }), data: onlineScreenShape },
    source: 'shell specification 4.2: pages that anybody may open',
  }),
};
