import type { StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useFormSession } from '../engine/form/use-form-session.ts';
import { type DocumentHandle, DocumentView } from '../engine/render/DocumentView.tsx';
import { ProblemSummary } from '../engine/render/ProblemSummary.tsx';
import type { Node } from '../engine/schema/documents/node.ts';
import type { Descriptor, Setting } from '../engine/schema/fields/descriptor.ts';
import { localText } from '../engine/schema/text/local-text.ts';
import { createProductRegistry } from '../widgets/registry.ts';

type NodePart = Pick<Partial<Node>, 'props' | 'slot' | 'on'> & { config?: Partial<Node['config']> };

interface FieldState {
  readonly value?: unknown;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** The error that stands under the field. */
  readonly invalid?: string;
  readonly node?: NodePart;
}

type Args = Record<string, unknown>;
type Story = StoryObj<{ args: Args }>;

const registry = createProductRegistry();

/** Controls of a story are the widget's own settings: there is no second list of its props. */
export function fieldMeta(descriptor: Descriptor) {
  return {
    argTypes: Object.fromEntries(
      descriptor.settings.flatMap((setting) => (setting.vModel ? [[setting.vModel, argType(setting)]] : [])),
    ),
    args: { ...descriptor.defaults },
  };
}

export const layoutMeta = fieldMeta;
export const actionMeta = fieldMeta;

/** Widgets are fetched when first needed: a story is judged only once its documents stand there. */
export const documentsDrawn =
  (least: number) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const drawn = () => canvasElement.querySelectorAll('.adit-document').length;
    await waitFor(() => expect(drawn()).toBeGreaterThanOrEqual(least), { timeout: 10_000 });
  };

export const documentDrawn = documentsDrawn(1);

/** As above, and nothing in it has failed. */
async function widgetDrawn(context: { readonly canvasElement: HTMLElement }) {
  await documentDrawn(context);
  expect(context.canvasElement.querySelector('.adit-document')?.firstElementChild).toBeTruthy();
  expect(context.canvasElement.querySelector('.adit-error-node')).toBeNull();
}

export function fieldStory(descriptor: Descriptor, state: FieldState): Story {
  return {
    args: { ...descriptor.defaults, ...state.node?.props },
    render: (args: Args) => <OneField descriptor={descriptor} state={state} args={args} />,
    play: widgetDrawn,
  } as unknown as Story; // args are named by the settings, which no type can know
}

/** A layout or an action as it stands in a document. */
export function layoutStory(descriptor: Descriptor, { node = {} }: { node?: NodePart }): Story {
  return {
    args: { ...descriptor.defaults, ...node.props },
    render: (args: Args) => <OneDocument nodes={[nodeOf(descriptor, node, args)]} />,
    play: widgetDrawn,
  } as unknown as Story; // as above
}

export const actionStory = layoutStory;

interface DocumentProps {
  readonly nodes: Node[];
  readonly values?: Record<string, unknown>;
  readonly mode?: 'edit' | 'view';
  readonly disabled?: boolean;
  readonly windowed?: boolean;
  readonly idPrefix?: string;
  /** An attempt to submit has been made: what is wrong stands above the form and at the fields. */
  readonly submitted?: boolean;
}

/** A whole document in a story. */
export function OneDocument({ nodes, values, submitted = false, ...view }: DocumentProps) {
  const document = useMemo(() => ({ nodes }), [nodes]);
  const session = useFormSession(document, registry, values);
  const [attempt, setAttempt] = useState(0);
  const handle = useRef<DocumentHandle>(null);
  useEffect(() => {
    if (!submitted) return;
    session.validate();
    setAttempt(1);
  }, [session, submitted]);
  return (
    <>
      <ProblemSummary session={session} attempt={attempt} reveal={(name) => handle.current?.reveal(name)} />
      <DocumentView ref={handle} session={session} registry={registry} {...view} />
    </>
  );
}

function OneField({ descriptor, state, args }: { descriptor: Descriptor; state: FieldState; args: Args }) {
  const { value, disabled, readOnly, invalid, node = {} } = state;
  const key = JSON.stringify(args);
  const document = useMemo(() => {
    const props = {
      ...JSON.parse(key),
      ...(disabled ? { disabled: true } : {}),
      ...(readOnly ? { readonly: true } : {}),
    };
    const field = nodeOf(descriptor, node, props);
    return { nodes: [{ ...field, vModel: 'field' }] };
  }, [descriptor, node, key, disabled, readOnly]);
  const values = useMemo(() => (value === undefined ? undefined : { field: value }), [value]);
  const session = useFormSession(document, registry, values);
  useEffect(() => {
    if (invalid) session.report([{ name: 'field', problem: { code: 'field.pattern', message: invalid }, cells: [] }]);
  }, [session, invalid]);
  return <DocumentView session={session} registry={registry} />;
}

function nodeOf(descriptor: Descriptor, { slot, config, on }: NodePart, props: Args): Node {
  return {
    id: 'node',
    ...(slot ? { slot } : {}),
    config: { aditKey: descriptor.key, label: localText(descriptor.texts.zh[descriptor.title], 'zh'), ...config },
    props,
    ...(on ? { on } : {}),
  };
}

function argType(setting: Setting) {
  const name = localText(setting.config.label, 'zh') || setting.vModel;
  const options = setting.slot?.options;
  if (Array.isArray(options))
    return { name, control: 'select', options: options.map((option) => Reflect.get(Object(option), 'value')) };
  const controls: Record<string, string> = {
    switch: 'boolean',
    inputNumber: 'number',
    inputIntNumber: 'number',
    colorPicker: 'color',
  };
  return { name, control: controls[setting.config.aditKey] ?? 'text' };
}
