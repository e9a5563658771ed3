import { describe, expect, it } from 'vitest';
import { kindWidgets, testNode, when } from '../../test/support/fields.ts';
import { resolveDocument } from '../resolve/resolve-document.ts';
import type { Node } from '../schema/documents/node.ts';
import { openForm } from './open-form.ts';

const clock = { now: () => new Date('2026-11-20T01:00:00Z'), timeZone: 'Asia/Shanghai' };
const open = (nodes: Node[], values?: Record<string, unknown>) =>
  openForm(resolveDocument({ nodes }, kindWidgets), values, clock);
const text = (name: string, parts?: Parameters<typeof testNode>[2]) => testNode(name, 'text', parts);
const live = (form: ReturnType<typeof open>, name: string) => {
  const field = form.field(name);
  if (!field) throw new Error(`No field ${name}.`);
  return field;
};
const wakenings = (form: ReturnType<typeof open>, name: string) => {
  let count = 0;
  form.signals.subscribe(name, () => {
    count += 1;
  });
  return () => count;
};

describe('a Formily field follows the document', () => {
  it('that a condition hides and shows again', () => {
    const form = open([text('k'), text('d', { showWhen: when('k', 'equal', 'x') })], { k: 'x', d: 'kept' });
    form.touch('d');
    form.setValue('k', 'y');
    expect(live(form, 'd').display).toBe('none');
    expect(live(form, 'd').value).toBeUndefined();
    form.setValue('k', 'x');
    expect(live(form, 'd').display).toBe('visible');
    expect(live(form, 'd').value).toBe('kept');
  });

  it('that is made while it is hidden, and shows its value later', () => {
    const form = open([text('k'), text('d', { showWhen: when('k', 'equal', 'x') })], { k: 'y', d: 'kept' });
    expect(live(form, 'd').display).toBe('none');
    form.setValue('k', 'x');
    expect(live(form, 'd').value).toBe('kept');
  });

  it('that is required, dead or only read by rule', () => {
    const form = open([
      text('k'),
      text('r', { requireWhen: when('k', 'equal', 'x') }),
      text('e', { enableWhen: when('k', 'equal', 'x') }),
      text('s', { config: { required: true } }),
    ]);
    const stand = () => [live(form, 'r').required, live(form, 'e').pattern, live(form, 's').required];
    expect(stand()).toEqual([false, 'disabled', true]);
    form.setValue('k', 'x');
    expect(stand()).toEqual([true, 'editable', true]);
    form.setValue('k', '');
    expect(stand()).toEqual([false, 'disabled', true]);
  });

  it('that is on no page: its value is kept and it is not seen', () => {
    const form = open([text('n', { config: { noShow: true } })], { n: 'kept' });
    expect(live(form, 'n').display).toBe('hidden');
    expect(form.submitValues()).toEqual({ n: 'kept' });
  });

  it('with what is wrong, until it is put right or the form begins anew', () => {
    const form = open([text('a', { config: { required: true } }), text('b', { config: { required: true } })]);
    form.touch('a');
    form.touch('b');
    form.validate();
    expect([live(form, 'a').selfErrors, form.form.errors.length]).toEqual([['field.required'], 2]);
    form.setValue('a', 'x');
    expect(live(form, 'a').selfErrors).toEqual([]);
    form.reset();
    expect([live(form, 'b').selfErrors, live(form, 'b').modified, form.form.modified]).toEqual([[], false, false]);
  });
});

describe('what is set through Formily', () => {
  it('hides a field on screen, takes its value away and skips its checks, until it is shown again', () => {
    const form = open([text('a', { config: { required: true } }), text('b', { showWhen: when('a', 'equal', 'x') })], {
      a: 'x',
      b: 'also',
    });
    const woken = wakenings(form, 'a');
    live(form, 'a').setDisplay('none');
    expect(woken()).toBeGreaterThan(0);
    expect(form.state('a').shown).toBe(false);
    expect(form.validate()).toEqual([]);
    expect(form.submitValues()).toEqual({});
    live(form, 'a').setDisplay('visible');
    expect(form.state('a').shown).toBe(true);
    expect(form.submitValues()).toEqual({ a: 'x', b: 'also' });
    form.setValue('a', '');
    expect(form.validate()).toHaveLength(1);
  });

  it('keeps the value of a field that is hidden and not away', () => {
    const form = open([text('a', { config: { required: true } })]);
    live(form, 'a').setDisplay('hidden');
    expect(form.state('a').shown).toBe(false);
    expect(form.validate()).toEqual([]);
    form.setValue('a', 'sent');
    expect(form.submitValues()).toEqual({ a: 'sent' });
  });

  it('does not show what a condition hides, which the server would not take', () => {
    const form = open([text('k'), text('d', { showWhen: when('k', 'equal', 'x') })], { k: 'y' });
    live(form, 'd').setDisplay('visible');
    expect(form.state('d').shown).toBe(false);
    expect(live(form, 'd').display).toBe('none');
    form.setValue('k', 'x');
    expect(form.state('d').shown).toBe(true);
  });

  it('stays hidden when a condition comes and goes meanwhile', () => {
    const form = open([text('k'), text('d', { showWhen: when('k', 'equal', 'x') })], { k: 'x', d: '1' });
    live(form, 'd').setDisplay('none');
    form.setValue('k', 'y');
    form.setValue('k', 'x');
    expect(form.state('d').shown).toBe(false);
    live(form, 'd').setDisplay('visible');
    expect(form.submitValues()).toEqual({ k: 'x', d: '1' });
  });

  it('keeps what is written into a field that is away for the time when it is shown', () => {
    const form = open([text('a')], { a: 'old' });
    live(form, 'a').setDisplay('none');
    live(form, 'a').setValue('new');
    expect(form.submitValues()).toEqual({});
    live(form, 'a').setDisplay('visible');
    expect(form.submitValues()).toEqual({ a: 'new' });
  });

  it('disables a field, makes it only readable, and gives it back', () => {
    const form = open([text('a'), text('b', { enableWhen: when('a', 'equal', 'x') })]);
    live(form, 'a').setPattern('disabled');
    expect(form.state('a')).toMatchObject({ enabled: false, readOnly: false });
    live(form, 'a').setPattern('readPretty');
    expect(form.state('a')).toMatchObject({ enabled: true, readOnly: true });
    live(form, 'a').setPattern('editable');
    expect(form.state('a')).toMatchObject({ enabled: true, readOnly: false });
    live(form, 'b').setPattern('editable');
    expect(form.state('b').enabled).toBe(false);
    expect(live(form, 'b').pattern).toBe('disabled');
  });

  it('disables and hides the whole form', () => {
    const form = open([text('a'), text('b')]);
    form.touch('a');
    const woken = wakenings(form, 'b');
    form.form.setPattern('disabled');
    expect([form.state('a').enabled, form.state('b').enabled, woken()]).toEqual([false, false, 1]);
    form.form.setDisplay('hidden');
    expect([form.state('a').shown, form.state('b').shown]).toEqual([false, false]);
  });

  it('asks for a field, and no longer', () => {
    const form = open([text('a'), text('s', { config: { required: true } })], { s: '1' });
    live(form, 'a').setRequired(true);
    expect(form.state('a').required).toBe(true);
    expect(form.validate().map(({ name }) => name)).toEqual(['a']);
    live(form, 'a').setRequired(false);
    expect(form.problems()).toEqual([]);
    live(form, 's').setRequired(false);
    expect([form.state('s').required, live(form, 's').required]).toEqual([true, true]);
  });

  it('is a problem of the form when it is feedback, beside what the rules say', () => {
    const form = open([text('a', { config: { required: true } })], { a: 'x' });
    const woken = wakenings(form, 'a');
    live(form, 'a').setSelfErrors(['taken']);
    const told = { name: 'a', problem: { code: 'field.refused', message: 'taken' }, cells: [] };
    expect(form.state('a').problem).toEqual(told);
    expect(form.validate()).toEqual([told]);
    expect(woken()).toBeGreaterThan(0);
    form.setValue('a', '');
    expect(form.state('a').problem?.problem?.code).toBe('field.required');
    form.setValue('a', 'y');
    expect(form.problems()).toEqual([told]);
    live(form, 'a').setSelfErrors([]);
    expect(form.validate()).toEqual([]);
  });

  it('does not judge a field that nobody has left when other feedback comes and goes', () => {
    const form = open([text('a', { config: { required: true } })]);
    live(form, 'a').setSelfErrors(['taken']);
    live(form, 'a').setSelfErrors([]);
    expect(form.problems()).toEqual([]);
  });

  it('holds nothing up where the field is not seen', () => {
    const form = open([text('a'), text('b')]);
    live(form, 'a').setDisplay('hidden');
    live(form, 'b').setDisplay('none');
    for (const name of ['a', 'b']) live(form, name).setSelfErrors(['taken']);
    expect([form.problems(), form.validate()]).toEqual([[], []]);
  });

  it('goes with the Formily field', () => {
    const form = open([text('a'), text('b')], { a: '1' });
    live(form, 'a').setDisplay('none');
    live(form, 'b').setSelfErrors(['taken']);
    form.form.clearFormGraph('*', false);
    expect([form.state('a').shown, form.submitValues(), form.problems()]).toEqual([true, { a: '1' }, []]);
  });

  it('gives title, choices and props', () => {
    const form = open([text('a')]);
    expect(form.state('a').given).toBeUndefined();
    live(form, 'a').setTitle('Name');
    live(form, 'a').setDataSource([{ label: 'One', value: 1 }]);
    live(form, 'a').setComponentProps({ placeholder: 'here' });
    expect(form.state('a').given).toEqual({
      title: 'Name',
      dataSource: [{ label: 'One', value: 1 }],
      props: { placeholder: 'here' },
    });
  });

  it('goes round in no circle', () => {
    const form = open([text('a'), text('b', { showWhen: when('a', 'notEmpty') })], { a: '1', b: '2' });
    const woken = wakenings(form, 'b');
    form.touch('b');
    const before = woken();
    live(form, 'b').setDisplay('none');
    live(form, 'b').setDisplay('none');
    expect(woken() - before).toBeLessThan(4);
  });
});
