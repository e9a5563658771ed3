// Here: the shapes and types of documents, and the canonical form that they are stored in.

import { oneOf, type Shape, shape } from '../shape.ts';
import { localTextShape } from '../text/text-shape.ts';
import { actionShape } from './action.ts';
import { nodeShape } from './node.ts';
import { ruleGroupShape } from './rule-group-shape.ts';

/** Settings of a form as a whole. Names and defaults: control types 6. */
export const formSettingsShape = shape.object({
  recordName: shape.optional(localTextShape),
  labelPosition: shape.optional(oneOf(['left', 'right', 'top'])),
  labelWidth: shape.optional(shape.number({ description: 'px' })),
  gutter: shape.optional(shape.number({ description: 'px' })),
  size: shape.optional(oneOf(['small', 'middle', 'large'])),
  disabled: shape.optional(shape.boolean()),
  popupType: shape.optional(oneOf(['general', 'fullScreen', 'drawer'])),
  generalWidth: shape.optional(shape.string()),
  fullScreenWidth: shape.optional(shape.string()),
  drawerWidth: shape.optional(shape.string()),
  hasCancelBtn: shape.optional(shape.boolean()),
  cancelButtonText: shape.optional(localTextShape),
  hasConfirmBtn: shape.optional(shape.boolean()),
  confirmButtonText: shape.optional(localTextShape),
  hasConfirmAndAddBtn: shape.optional(shape.boolean()),
  hasPrintBtn: shape.optional(shape.boolean()),
  printButtonText: shape.optional(localTextShape),
  printId: shape.optional(shape.string()),
  primaryKeyPolicy: shape.optional(shape.integer()),
  concurrencyLock: shape.optional(shape.boolean()),
  logicalDelete: shape.optional(shape.boolean()),
});
export type FormSettings = Shape<typeof formSettingsShape>;

/** A named source of data: loaded once for the document and shared by every node that binds to it. */
export const sourceShape = shape.object({
  call: shape.string({ description: 'name of an entry of the call table' }),
  params: shape.optional(shape.record(shape.string(), shape.unknown())),
  query: shape.optional(shape.record(shape.string(), shape.unknown())),
  body: shape.optional(shape.unknown()),
  when: shape.optional(ruleGroupShape),
  onError: shape.optional(shape.array(actionShape, { description: 'steps that run in the place of a message' })),
});
export type Source = Shape<typeof sourceShape>;

const head = {
  $schema: shape.optional(shape.string()),
  version: shape.integer({ minimum: 1, description: 'format of the document, for migrations' }),
  title: shape.optional(localTextShape),
  form: shape.optional(formSettingsShape),
  sources: shape.optional(shape.record(shape.string(), sourceShape)),
  nodes: shape.array(nodeShape),
};

/** What a person fills in: the form of a model. */
export const formDocumentShape = shape.object(head, { title: 'Adit form document' });
export type FormDocument = Shape<typeof formDocumentShape>;

const steps = (description: string) => shape.optional(shape.array(actionShape, { description }));

/** What a page does by itself. Source: page-events.ts */
export const pageEventsShape = shape.object({
  load: steps('once its sources have been asked, whether they answered or not'),
  leave: steps('when another page takes its place; closing the browser is none'),
});

/** A page: the shell's own, an administrator's, or one drawn in the designer. */
export const screenDocumentShape = shape.object(
  {
    ...head,
    id: shape.string({ minLength: 1 }),
    resource: shape.optional(
      shape.string({
        description: 'of a shipped file: the resource whose page it is; its nodes are laid over those of the page',
      }),
    ),
    hasLayout: shape.optional(shape.boolean()),
    on: shape.optional(pageEventsShape),
  },
  { title: 'Adit screen document' },
);
export type ScreenDocument = Shape<typeof screenDocumentShape>;
