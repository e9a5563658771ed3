import { connect, mapProps, mapReadPretty, useField, useForm } from '@formily/react';
import type { ChangeEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fromFormily } from '../../engine/contract/from-formily.tsx';
import { createRegistry } from '../../engine/contract/registry.ts';
import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { FieldHost } from '../support/field-host.tsx';
import { testNode, when } from '../support/fields.ts';
import { expectAccessible, mount } from '../support/mount.tsx';
import { mountForm } from '../support/mount-form.tsx';

interface EntryProps {
  readonly text?: string;
  readonly entries?: readonly { readonly value: string; readonly label: string }[];
  readonly wrong?: boolean;
  onChange?(event: ChangeEvent<HTMLInputElement>): void;
}

/** As a team may have it: it knows Formily and nothing of ours. */
function Entry({ text, entries = [], wrong, onChange, ...rest }: EntryProps) {
  return (
    <>
      <input {...rest} data-wrong={wrong} list="entries" value={text ?? ''} onChange={onChange} />
      <datalist id="entries">
        {entries.map(({ value, label }) => (
          <option key={value} value={value} label={label} />
        ))}
      </datalist>
    </>
  );
}

function Read() {
  const field = useField();
  const form = useForm();
  return <output>{`${field.title}: ${form.values[field.address.toString()] ?? ''}`}</output>;
}

const Connected = connect(
  Entry,
  mapProps({ value: 'text', dataSource: 'entries' }, (props, field) => ({
    ...props,
    wrong: 'selfErrors' in field && field.selfErrors.length > 0,
  })),
  mapReadPretty(Read),
);
const descriptor = defineDescriptor({
  key: 'entry',
  kind: 'field',
  category: 'basic',
  icon: 'FormOutlined',
  title: 'widget.entry',
  value: 'text',
  defaults: {},
  settings: [{ id: 'placeholder', vModel: 'placeholder', config: { aditKey: 'input' } }],
  texts: { zh: {}, en: {}, zhtw: {} },
});
const widget = fromFormily(Connected, descriptor);
const registry = createRegistry([descriptor], async () => widget);
const box = (name: string) => page.getByRole('combobox', { name, exact: true });
const entry = (name: string, parts: Parameters<typeof testNode>[2] = {}) => testNode(name, 'entry', parts);

describe('a component made for Formily', () => {
  it('is a control of the form: value, placeholder, what is asked for and what is wrong', async () => {
    const { session, element } = await mountForm(
      { nodes: [entry('a', { config: { required: true }, props: { placeholder: '写在这里' } })] },
      { registry },
    );
    await expect.element(box('a')).toHaveAttribute('placeholder', '写在这里');
    await expect.element(box('a')).toBeRequired();
    session.validate();
    await expect.element(box('a')).toHaveAccessibleDescription(/不能为空$/);
    await expect.element(box('a')).toBeInvalid();
    expect(box('a').element().dataset.wrong).toBe('true');
    await box('a').fill('内容');
    expect([session.submitValues(), session.problems(), session.isTouched('a')]).toEqual([{ a: '内容' }, [], true]);
    session.setValue('a', '别的');
    await expect.element(box('a')).toHaveValue('别的');
    await expectAccessible(element);
  });

  it('follows conditions, and what is set on its field', async () => {
    const { session } = await mountForm(
      { nodes: [entry('a'), entry('b', { enableWhen: when('a', 'equal', 'x') })] },
      { registry },
    );
    await expect.element(box('b')).toBeDisabled();
    await box('a').fill('x');
    await expect.element(box('b')).toBeEnabled();
    session.form.setFieldState('b', { title: '乙', dataSource: [{ value: '1', label: '一' }] });
    await expect.element(box('乙')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('option').length).toBe(1);
    session.form.setFieldState('b', { pattern: 'readPretty' });
    await expect.element(page.getByText('乙:')).toBeVisible();
    session.form.setFieldState('b', { display: 'none' });
    await expect.element(page.getByText('乙:')).not.toBeInTheDocument();
  });

  it('lets go of its field with it, and keeps one in which a person has written', async () => {
    const many = Array.from({ length: 200 }, (_, index) => entry(`f${index}`));
    const { session, handle } = await mountForm({ nodes: many }, { registry, windowed: true });
    const made = () => Object.keys(session.form.fields);
    await box('f0').fill('1');
    expect(made().length).toBeGreaterThan(1);
    expect(made().length).toBeLessThan(100);
    handle.reveal('f199');
    await expect.element(box('f199')).toHaveFocus();
    await expect.poll(() => made().includes('f1')).toBe(false);
    expect(made()).toContain('f0');
  });

  it('works where no form has its field', async () => {
    const changes: unknown[] = [];
    mount(<FieldHost widget={widget} label="甲" initial="1" changes={changes} />);
    await expect.element(box('甲')).toHaveValue('1');
    await userEvent.fill(box('甲'), '2');
    await expect.element(box('甲')).toHaveValue('2');
    expect(changes).toEqual(['2']);
  });
});
