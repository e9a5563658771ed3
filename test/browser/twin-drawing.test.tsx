import { connect, createSchemaField, FormProvider, type ISchema, mapProps, useField } from '@formily/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormSession } from '../../engine/contract/form-session.ts';
import { createForm, type FormilyField, type FormilyForm } from '../../engine/contract/formily.ts';
import type { Widget, WidgetComponent } from '../../engine/contract/widget.ts';
import { resolveDocument } from '../../engine/resolve/resolve-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { toOptions } from '../../engine/schema/values/index.ts';
import { createProductRegistry } from '../../widgets/registry.ts';
import { testNode, when } from '../support/fields.ts';
import { mount } from '../support/mount.tsx';
import { mountForm } from '../support/mount-form.tsx';

const registry = createProductRegistry();
const slot = { options: ['leak', 'crack', 'rust'].map((id) => ({ id, fullName: `kind ${id}` })) };
const systems = { options: ['air', 'light', 'drain'].map((id) => ({ id, fullName: `system ${id}` })) };
const nodes: Node[] = [
  testNode('title', 'input', { config: { required: true } }),
  testNode('code', 'input', { config: { regList: [{ pattern: '/^K\\d+$/', message: 'no code' }] } }),
  testNode('note', 'textarea', { showWhen: when('title', 'equal', 'long'), config: { required: true } }),
  testNode('size', 'inputNumber', { props: { min: 0, max: 10 } }),
  testNode('kind', 'radio', { slot }),
  testNode('also', 'checkbox', { slot, requireWhen: when('kind', 'equal', 'leak') }),
  testNode('open', 'switch', { enableWhen: when('kind', 'equal', 'crack') }),
  testNode('systems', 'transfer', { slot: systems, props: { filterable: false } }),
];

/** A control of ours with what Formily gives it. */
function twinOf({ component, mapProps: own }: Widget, fields: ReadonlyMap<string, { readonly field: Field }>) {
  const Component = component;
  function Twin(props: { readonly value?: unknown; onChange?(value: unknown): void; readonly disabled?: boolean }) {
    const made = useField<FormilyField>();
    const name = made.address.toString();
    const field = fields.get(name)?.field;
    if (!field) throw new Error(`No field ${name}.`);
    return (
      <Component
        {...(own?.(field.props, field.node) ?? field.props)}
        {...props}
        id={`twin-${name}`}
        label={name}
        labelId={`twin-${name}-label`}
        onBlur={() => {}}
        required={made.required}
        invalid={made.selfErrors.length > 0}
        readOnly={false}
        size="middle"
        bare={false}
        options={toOptions(made.dataSource, { value: 'value', label: 'label', children: 'children' })}
        optionsState="ready"
        onRetryOptions={() => {}}
        field={field}
        labelOf={() => undefined}
      />
    );
  }
  return connect(Twin, mapProps({ value: true }));
}

/** Label and error of a field: what Formily calls its decorator. */
function Item({ children }: { readonly children: ReactNode }) {
  const field = useField<FormilyField>();
  const name = field.address.toString();
  return (
    <div>
      <label id={`twin-${name}-label`} htmlFor={`twin-${name}`}>
        {name}
      </label>
      {children}
    </div>
  );
}

const choices = (from: typeof slot) => from.options.map(({ id, fullName }) => ({ value: id, label: fullName }));
const visible = (field: FormilyField, holds: boolean) => {
  field.visible = holds;
};

/** The same form as Formily writes it: conditions are reactions. */
const properties: Record<string, ISchema> = {
  title: { type: 'string', required: true, 'x-component': 'input' },
  code: { type: 'string', 'x-component': 'input', 'x-validator': { pattern: /^K\d+$/ } },
  note: {
    type: 'string',
    required: true,
    'x-component': 'textarea',
    'x-reactions': (field: FormilyField) => visible(field, field.form.values.title === 'long'),
  },
  size: { type: 'number', 'x-component': 'inputNumber', 'x-validator': { minimum: 0, maximum: 10 } },
  kind: { type: 'string', 'x-component': 'radio', enum: choices(slot) },
  also: {
    type: 'array',
    'x-component': 'checkbox',
    enum: choices(slot),
    'x-reactions': (field: FormilyField) => field.setRequired(field.form.values.kind === 'leak'),
  },
  open: {
    type: 'boolean',
    'x-component': 'switch',
    'x-reactions': (field: FormilyField) =>
      field.setPattern(field.form.values.kind === 'crack' ? 'editable' : 'disabled'),
  },
  systems: { type: 'array', 'x-component': 'transfer', enum: choices(systems) },
};

async function drawByFormily(): Promise<{ readonly form: FormilyForm; readonly element: HTMLElement }> {
  const resolved = resolveDocument({ nodes }, registry.descriptors);
  await registry.load(resolved.widgetKeys);
  const components: Record<string, WidgetComponent> = { Item };
  for (const key of resolved.widgetKeys) {
    const widget = registry.widget(key);
    if (widget) components[key] = twinOf(widget, resolved.form.byName);
  }
  const SchemaField = createSchemaField({ components });
  const form = createForm();
  const items = Object.entries(properties).map(([name, schema]) => [name, { ...schema, 'x-decorator': 'Item' }]);
  const schema: ISchema = { type: 'object', properties: Object.fromEntries(items) };
  const element = mount(
    <FormProvider form={form}>
      <SchemaField schema={schema} />
    </FormProvider>,
  );
  await expect.element(within(element).getByLabelText('title')).toBeVisible();
  return { form, element };
}

/** What somebody sees: which fields there are, what stands in them, which are dead. */
function seen(element: HTMLElement) {
  const controls = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return {
    labels: nodes
      .map(({ id }) => id)
      .filter((id) => [...element.querySelectorAll('label')].some((one) => own(one) === id)),
    values: controls.map((one) =>
      one instanceof HTMLInputElement && one.type === 'checkbox' ? one.checked : one.value,
    ),
    chosen: controls.filter((one) => one instanceof HTMLInputElement && one.checked).length,
    dead: [...element.querySelectorAll<HTMLButtonElement>('[role=switch]')].map(({ disabled }) => disabled),
  };
}

/** The words of a label without the star before them. */
const own = (label: HTMLLabelElement) => (label.textContent ?? '').replace(/^\*/, '');

const edits: readonly ((element: HTMLElement) => Promise<void>)[] = [
  async () => {},
  (element) => within(element).getByLabelText('title').fill('long'),
  (element) => within(element).getByLabelText('code').fill('X1'),
  (element) => within(element).getByRole('radio', { name: 'kind leak' }).click(),
  (element) => within(element).getByLabelText('note').fill('some words'),
  (element) => within(element).getByRole('checkbox', { name: 'kind rust' }).click(),
  (element) => within(element).getByRole('radio', { name: 'kind crack' }).click(),
  (element) => within(element).getByRole('switch').click(),
  async (element) => {
    await within(element).getByRole('checkbox', { name: 'system light' }).click();
    await within(element).getByRole('button', { name: '选入' }).click();
  },
  async (element) => {
    await within(element).getByLabelText('size').fill('4');
    await userEvent.tab();
  },
  (element) => within(element).getByLabelText('title').fill('short'),
  (element) => within(element).getByLabelText('code').fill('K2'),
];

const within = (element: HTMLElement) => page.elementLocator(element);

async function throughEdits(element: HTMLElement, errors: () => Promise<string[]>) {
  const steps: unknown[] = [];
  for (const edit of edits) {
    await edit(element);
    // What is wrong is asked for at each step, by name, in the order of the document.
    const wrong = new Set(await errors());
    const names = nodes.map(({ id }) => id).filter((id) => wrong.has(id));
    steps.push({ ...seen(element), wrong: names });
  }
  return steps;
}

const errorsOf = (form: FormilyForm) => async () => {
  await form.validate().catch(() => {});
  return form.errors.map(({ address }) => String(address));
};

it('is the same form drawn by us and by Formily: values, visibility, errors and what is sent', async () => {
  const { session, element } = await mountForm({ nodes }, { registry });
  const ours = await throughEdits(element, async () => session.validate().map(({ name }) => name));
  const sent = session.submitValues();
  const asFormily: string[] = await errorsOf(session.form)();
  element.remove();
  const twin = await drawByFormily();
  const theirs = await throughEdits(twin.element, errorsOf(twin.form));
  expect(theirs).toEqual(ours);
  expect(asFormily).toEqual([]);
  expect(plain(twin.form)).toEqual(sent);
  expect(sent).toEqual(plainOf(session));
});

/** What stands in the form, without what nobody has filled in. */
const plain = ({ values }: FormilyForm): unknown => JSON.parse(JSON.stringify(values));
const plainOf = ({ form }: FormSession) => plain(form);
