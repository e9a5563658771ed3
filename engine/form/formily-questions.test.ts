import { onFieldReact, onFieldValueChange } from '@formily/core';
import { describe, expect, it } from 'vitest';
import { kindWidgets, testNode, when } from '../../test/support/fields.ts';
import { resolveDocument } from '../resolve/resolve-document.ts';
import type { Node } from '../schema/documents/node.ts';
import { openForm } from './open-form.ts';

const clock = { now: () => new Date('2026-11-20T01:00:00Z'), timeZone: 'Asia/Shanghai' };
const open = (nodes: Node[], values?: Record<string, unknown>) =>
  openForm(resolveDocument({ nodes }, kindWidgets), values, clock);
const text = (name: string, parts?: Parameters<typeof testNode>[2]) => testNode(name, 'text', parts);
const made = ({ form }: ReturnType<typeof open>) => Object.keys(form.fields);

describe('fields that are not there yet', () => {
  it('come into being when their state is set', () => {
    const form = open([text('a'), text('b'), text('c')]);
    form.form.setFieldState('a', { display: 'none' });
    form.form.setFieldState('b', (state) => {
      state.required = true;
    });
    expect([form.state('a').shown, form.state('b').required, made(form)]).toEqual([false, true, ['a', 'b']]);
  });

  it('come into being all together when a pattern names them all', () => {
    const form = open([text('a1'), text('a2'), text('b')]);
    form.form.setFieldState('*(a1,a2)', { pattern: 'disabled' });
    expect(['a1', 'a2', 'b'].map((name) => form.state(name).enabled)).toEqual([false, false, true]);
  });

  it('are found by a query for their name, and not by one for whatever is there', () => {
    const form = open([text('a', { config: { required: true } }), text('b')], { a: 'x' });
    expect(form.form.query('*').map((field) => field.address.toString())).toEqual([]);
    expect(form.form.query('a').get('required')).toBe(true);
    expect(form.field('a')?.query('b').take()?.address.toString()).toBe('b');
    expect(form.form.getFieldState('b', (state) => state.value)).toBeUndefined();
    expect(form.form.query('nothing').take()).toBeUndefined();
  });

  it('are told of when their value changes, to effects that mean them and no others', () => {
    const form = open([text('a'), text('b'), text('c', { showWhen: when('a', 'equal', 'x') })], { c: '3' });
    const heard: unknown[] = [];
    form.form.addEffects('test', () => {
      onFieldValueChange('a', (field) => heard.push(['a', field.value]));
      onFieldValueChange('c', (field, { values }) => heard.push(['c', field.value, values.a]));
    });
    form.setValue('b', '1');
    expect([heard, made(form)]).toEqual([[], []]);
    form.setValue('a', 'x');
    expect(heard).toEqual([
      ['a', 'x'],
      ['c', '3', 'x'],
    ]);
    form.setValue('a', 'y');
    expect(heard.slice(2)).toEqual([
      ['a', 'y'],
      ['c', undefined, 'y'],
    ]);
    expect(made(form)).toEqual(['a', 'c']);
  });

  it('are changed by effects as those that live are', () => {
    const form = open([text('a'), text('b', { config: { required: true } })]);
    form.form.addEffects('test', () => {
      onFieldValueChange('a', ({ value }, { setFieldState }) => {
        setFieldState('b', { visible: value !== 'hide' });
      });
      onFieldReact('b', (field) => {
        if ('title' in field) field.setTitle(String(form.form.values.a ?? ''));
      });
    });
    form.setValue('a', 'hide');
    expect([form.state('b').shown, form.validate()]).toEqual([false, []]);
    form.setValue('a', 'show');
    expect([form.state('b').shown, form.state('b').given?.title]).toEqual([true, 'show']);
  });

  it('are made by nothing that only draws or judges', () => {
    const form = open([text('a', { config: { required: true } })]);
    form.state('a');
    form.validate();
    form.setValue('a', 'x');
    expect([form.form.errors, form.form.valid, made(form)]).toEqual([[], true, []]);
  });
});

describe('asked to begin anew', () => {
  const form = () => {
    const opened = open([text('a'), text('b')], { a: '1', b: '2' });
    opened.touch('a');
    opened.setValues({ a: 'x', b: 'y' });
    return opened;
  };

  it('the form has what it opened with, fields that never lived as well', async () => {
    const all = form();
    await all.form.reset();
    expect([all.submitValues(), all.isTouched()]).toEqual([{ a: '1', b: '2' }, false]);
  });

  it('one field alone does, asked through the form or by itself', async () => {
    const one = form();
    await one.form.reset('b');
    expect(one.submitValues()).toEqual({ a: 'x', b: '2' });
    await one.field('a')?.reset();
    expect([one.submitValues(), one.isTouched('a')]).toEqual([{ a: '1', b: '2' }, false]);
  });

  it('is emptied where that is asked', async () => {
    const all = form();
    await all.form.reset('*', { forceClear: true });
    expect(all.submitValues()).toEqual({});
  });
});

describe('errors through Formily', () => {
  const wrong = () => {
    const form = open([text('a', { config: { required: true } }), text('b', { config: { required: true } })]);
    form.touch('a');
    return form;
  };

  it('are those of all fields, and reject what is submitted', async () => {
    const form = wrong();
    await expect(form.form.submit()).rejects.toHaveLength(2);
    expect(form.form.queryFeedbacks({ address: 'b', type: 'error' }).map(({ messages }) => messages)).toEqual([
      ['field.required'],
    ]);
  });

  it('are judged of some fields, and cleared', async () => {
    const form = wrong();
    await expect(form.form.validate('b')).rejects.toHaveLength(1);
    expect(form.problems().map(({ name }) => name)).toEqual(['b']);
    form.form.clearErrors('b');
    expect([form.problems(), form.form.valid]).toEqual([[], true]);
  });
});

it('lives through effects that run twice, as React rehearses them', async () => {
  const form = open([text('a')]);
  form.resume();
  form.touch('a');
  const heard: unknown[] = [];
  form.form.addEffects('test', () => onFieldValueChange('a', ({ value }) => heard.push(value)));
  form.close();
  form.resume();
  await Promise.resolve();
  form.setValue('a', 'x');
  expect([heard, made(form)]).toEqual([['x'], ['a']]);
  form.close();
  await Promise.resolve();
  expect(made(form)).toEqual([]);
});
