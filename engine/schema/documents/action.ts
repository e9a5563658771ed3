import { oneOf, type Shape, shape, type TSchema } from '../shape.ts';
import { localTextShape } from '../text/text-shape.ts';
import { ruleGroupShape } from './rule-group-shape.ts';

const values = shape.record(shape.string(), shape.unknown());
const when = shape.optional(ruleGroupShape);
const failField = shape.optional(
  shape.string({
    description:
      'field at which a refusal is said, and which takes the focus, unless it is about another field that was sent; a toast otherwise',
  }),
);

/**
 * What a button or an event does: a list of named, typed steps, run in order; a step that fails or is declined ends the
 * list. `when` skips a step. Texts in values may hold `{name}` places, filled from the scope (values, row, route, session).
 * Without `onError` a failure is said in a message; with it its steps run, and can name `failure.message` and `failure.code`.
 */
const shapesWith = <Step extends TSchema>(step: Step) => {
  const onError = shape.optional(shape.array(step, { description: 'steps that run in the place of a message' }));
  return {
    request: shape.object({
      action: shape.literal('request'),
      when,
      call: shape.string({ description: 'name of an entry of the call table' }),
      params: shape.optional(values),
      query: shape.optional(values),
      body: shape.optional(shape.unknown()),
      into: shape.optional(
        shape.string({ description: 'name of the source that takes the answer; empty when refused' }),
      ),
      failField,
      onError,
    }),
    navigate: shape.object({
      action: shape.literal('navigate'),
      when,
      to: shape.string(),
      target: shape.optional(oneOf(['_self', '_blank'])),
    }),
    openDialog: shape.object({
      action: shape.literal('openDialog'),
      when,
      dialog: shape.string({ description: 'id of a dialog node of the document' }),
      with: shape.optional(values),
    }),
    closeDialog: shape.object({ action: shape.literal('closeDialog'), when }),
    setValue: shape.object({
      action: shape.literal('setValue'),
      when,
      field: shape.string(),
      value: shape.optional(shape.unknown()),
      valueField: shape.optional(shape.string()),
      keepTyped: shape.optional(shape.boolean({ description: 'what a person has written in the field stays' })),
    }),
    submit: shape.object({
      action: shape.literal('submit'),
      when,
      within: shape.optional(
        shape.string({ description: 'id of a node: only the fields in it are judged; of a form area its own, unsaid' }),
      ),
    }),
    reset: shape.object({ action: shape.literal('reset'), when }),
    confirm: shape.object({
      action: shape.literal('confirm'),
      when,
      title: localTextShape,
      text: shape.optional(localTextShape),
      okText: shape.optional(localTextShape),
      danger: shape.optional(shape.boolean()),
    }),
    toast: shape.object({
      action: shape.literal('toast'),
      when,
      text: localTextShape,
      kind: shape.optional(oneOf(['success', 'error', 'info', 'warning'])),
    }),
    command: shape.object({
      action: shape.literal('command'),
      when,
      name: shape.string({ description: 'something the program around the page can do: signOut, closeTab …' }),
      with: shape.optional(values),
      failField,
      onError,
    }),
    reload: shape.object({ action: shape.literal('reload'), when, source: shape.optional(shape.string()) }),
    download: shape.object({
      action: shape.literal('download'),
      when,
      call: shape.string(),
      params: shape.optional(values),
      fileName: shape.optional(shape.string()),
      onError,
    }),
  } as const;
};

/** The parts of each action, by its name. */
export const actionShapes = shapesWith(shape.unknown());
export type ActionName = keyof typeof actionShapes;

export const actionShape = shape.recursive((step) => shape.union(Object.values(shapesWith(step))), { $id: 'action' });
export type Action = Shape<typeof actionShape>;
