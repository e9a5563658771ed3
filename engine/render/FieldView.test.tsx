import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { testNode, when } from '../../test/support/fields.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { testRegistry } from '../../test/support/widgets.tsx';
import { openForm } from '../form/open-form.ts';
import { resolveDocument } from '../resolve/resolve-document.ts';
import type { Node } from '../schema/documents/node.ts';
import { formatInstant } from '../schema/values/index.ts';
import { DocumentView } from './DocumentView.tsx';

const registry = testRegistry();
const input = (name: string, config: Record<string, unknown> = {}, more: object = {}) =>
  testNode(name, 'input', { ...more, config: { label: `字段 ${name}`, ...config } });
const draw = (nodes: Node[], options: Parameters<typeof mountForm>[1] = {}, form = {}) =>
  mountForm({ nodes, form }, { registry, ...options });
const box = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing is ${selector}.`);
  return element.getBoundingClientRect();
};
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('the frame of a field', () => {
  it('has a label as wide as the form says, or as the field says itself', async () => {
    await draw([input('a'), input('b', { labelWidth: 180 })], {}, { labelWidth: 80 });
    expect(box('#field-a-item .adit-label').width).toBe(80);
    expect(box('#field-b-item .adit-label').width).toBe(180);
    expect(box('#field-a').left).toBeGreaterThanOrEqual(box('#field-a-item .adit-label').right);
  });

  it('has its label on top where the form says so, at the left where it says that', async () => {
    await draw([input('a')], {}, { labelPosition: 'top' });
    expect(box('#field-a-item .adit-label').bottom).toBeLessThanOrEqual(box('#field-a').top);
    expect(box('#field-a').left).toBe(box('#field-a-item').left);
  });

  it('keeps a label that is not shown for those who listen', async () => {
    await draw([input('a', { showLabel: false })]);
    expect(box('#field-a-item .adit-label').width).toBe(1);
    await expect.element(page.getByRole('textbox', { name: '字段 a' })).toBeVisible();
  });

  it('stands in columns of 24, and below one another in a narrow container', async () => {
    const { element } = await draw([input('a', { span: 12 }), input('b', { span: 12 })]);
    expect(box('#field-a-item').top).toBe(box('#field-b-item').top);
    element.style.width = '360px';
    await frame();
    expect(box('#field-a-item').bottom).toBeLessThanOrEqual(box('#field-b-item').top);
    expect(box('#field-a-item .adit-label').bottom).toBeLessThanOrEqual(box('#field-a').top);
    expect(element.scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible(element);
  });

  it('shows its help until there is something wrong to say', async () => {
    const { session } = await draw([input('a', { tipLabel: '写上编号', required: true })]);
    await expect.element(page.getByLabelText('字段 a')).toHaveAccessibleDescription('写上编号');
    session.validate();
    await expect.element(page.getByLabelText('字段 a')).toHaveAccessibleDescription(/有误: 字段 a不能为空$/);
  });
});

describe('a field with conditions', () => {
  it('comes and goes with its container, which keeps what was filled in', async () => {
    const card: Node = {
      id: 'box',
      config: { aditKey: 'box', children: [input('in')] },
      showWhen: when('k', 'equal', 'x'),
    };
    const { session } = await draw([input('k'), card]);
    expect(page.getByLabelText('字段 in').query()).toBeNull();
    await userEvent.fill(page.getByLabelText('字段 k'), 'x');
    await userEvent.fill(page.getByLabelText('字段 in'), '内容');
    await userEvent.fill(page.getByLabelText('字段 k'), 'y');
    await expect.poll(() => page.getByLabelText('字段 in').query()).toBeNull();
    expect(session.submitValues()).toEqual({ k: 'y' });
    await userEvent.fill(page.getByLabelText('字段 k'), 'x');
    await expect.element(page.getByLabelText('字段 in')).toHaveValue('内容');
  });

  it('is required or dead only while its rule holds', async () => {
    const { session } = await draw([
      input('k'),
      input('r', {}, { requireWhen: when('k', 'equal', 'x') }),
      input('e', {}, { enableWhen: when('k', 'equal', 'x') }),
    ]);
    await expect.element(page.getByLabelText('字段 e')).toBeDisabled();
    expect(session.validate()).toEqual([]);
    await userEvent.fill(page.getByLabelText('字段 k'), 'x');
    await expect.element(page.getByLabelText('字段 e')).toBeEnabled();
    await expect.element(page.getByLabelText('字段 r')).toBeRequired();
    expect(session.validate().map(({ name }) => name)).toEqual(['r']);
    await userEvent.fill(page.getByLabelText('字段 k'), '');
    await expect.element(page.getByLabelText('字段 r')).not.toBeRequired();
    expect(session.problems()).toEqual([]);
  });

  it('in a container that is not to be touched is dead as well', async () => {
    const card: Node = {
      id: 'box',
      config: { aditKey: 'box', children: [input('in')] },
      enableWhen: when('k', 'notEmpty'),
    };
    const { session } = await draw([input('k'), card]);
    await expect.element(page.getByLabelText('字段 in')).toBeDisabled();
    session.setValue('k', 'x');
    await expect.element(page.getByLabelText('字段 in')).toBeEnabled();
  });

  it('is dead in a form that is disabled as a whole', async () => {
    await draw([input('a')], {}, { disabled: true });
    await expect.element(page.getByLabelText('字段 a')).toBeDisabled();
  });
});

describe('a date with limits', () => {
  const day = (config: Record<string, unknown>, key = 'day') =>
    testNode('d', key, { config: { label: '日期', ...config } });
  const limitsShown = () => {
    const control = document.getElementById('field-d');
    return [control?.dataset.min, control?.dataset.max];
  };
  const today = () => formatInstant(new Date().toISOString(), 'YYYY-MM-DD', 'Asia/Shanghai');

  it('hands fixed ones, today and a distance from today to its widget', async () => {
    await draw([
      day({ startTimeRule: true, startTimeType: 1, startTimeValue: '2026-01-05', endTimeRule: true, endTimeType: 3 }),
    ]);
    expect(limitsShown()).toEqual(['2026-01-05', today()]);
    const { session } = await draw([
      day({
        startTimeRule: true,
        startTimeType: 4,
        startTimeValue: 0,
        startTimeTarget: 3,
        endTimeRule: true,
        endTimeType: 5,
        endTimeValue: 0,
        endTimeTarget: 3,
      }),
    ]);
    session.setValue('d', '2020-01-01');
    expect(session.validate()[0]?.problem).toEqual({ code: 'field.dateMin', params: { min: today() } });
  });

  it('follows another field while that changes', async () => {
    const { session } = await draw([
      testNode('from', 'day'),
      day({ startTimeRule: true, startTimeType: 2, startRelationField: 'from' }),
    ]);
    expect(limitsShown()).toEqual([undefined, undefined]);
    session.setValue('d', '2026-03-01');
    session.validate();
    session.setValue('from', '2026-03-02');
    await expect.poll(limitsShown).toEqual(['2026-03-02', undefined]);
    expect(session.validate().map(({ name, problem }) => [name, problem?.code])).toEqual([['d', 'field.dateMin']]);
    session.setValue('from', '2026-02-28');
    expect(session.problems()).toEqual([]);
    await expect.poll(limitsShown).toEqual(['2026-02-28', undefined]);
  });
});

describe('the options of a field', () => {
  const choice = (name: string, config: Record<string, unknown> = { dataType: 'dictionary', dictionaryType: 'd1' }) =>
    testNode(name, 'choice', { config: { label: name, ...config } });
  const texts = (name: string) =>
    [...(document.getElementById(`field-${name}`)?.children ?? [])].map((one) => one.textContent);

  it('are asked for once for all that show them, and again after a failure', async () => {
    let asked = 0;
    const services = testServices('zh', {
      loadOptions: async () => {
        asked += 1;
        if (asked === 1) throw new Error('gone');
        return [{ id: 'a', fullName: '甲' }];
      },
    });
    await draw([choice('one'), choice('two'), choice('three')], { services });
    await expect.poll(() => page.getByRole('button', { name: '再试' }).elements()).toHaveLength(3);
    expect(asked).toBe(1);
    await userEvent.click(page.getByRole('button', { name: '再试' }).first());
    await expect.poll(() => texts('two')).toEqual(['甲']);
    expect([asked, texts('three')]).toEqual([2, ['甲']]);
  });

  it('follow the field that their source asks for', async () => {
    const asked: unknown[] = [];
    const services = testServices('zh', {
      loadOptions: async (source) => {
        const town = source.kind === 'interface' ? source.params[0]?.defaultValue : undefined;
        asked.push(town);
        return town ? [{ id: 'x', fullName: `${town} 的街` }] : [];
      },
    });
    const street = choice('street', {
      dataType: 'dynamic',
      propsUrl: 'i1',
      templateJson: [{ field: 'town', relationField: 'town' }],
    });
    const { session } = await draw([input('town'), street], { services });
    session.setValue('town', '嘉定');
    await expect.poll(() => texts('street')).toEqual(['嘉定 的街']);
    session.setValue('town', '青浦');
    await expect.poll(() => texts('street')).toEqual(['青浦 的街']);
    expect(asked).toEqual(['', '嘉定', '青浦']);
  });

  it('are in the language of the reader', async () => {
    const labels = testNode('c', 'choice', { slot: { options: [{ id: 'a', fullName: { zh: '甲', en: 'A' } }] } });
    await draw([labels], { services: testServices('en') });
    expect(texts('c')).toEqual(['A']);
  });
});

describe('the record viewer', () => {
  it('shows words for values, and says what is empty', async () => {
    const services = testServices('zh', { loadOptions: async () => [{ id: 'a', fullName: '甲' }] });
    const { element } = await draw(
      [
        input('text', { required: true, tipLabel: '帮助' }),
        input('none'),
        testNode('c', 'choice', { config: { dataType: 'dictionary', dictionaryType: 'd1', label: '选' } }),
        testNode('d', 'day', { config: { label: '日' } }),
      ],
      { mode: 'view', services, values: { text: '第一行\n第二行', c: 'a', d: '2026-11-20' } },
    );
    await expect
      .poll(() => [...element.querySelectorAll('.adit-value')].map((one) => one.textContent))
      .toEqual([...['第一行\n第二行', '未填写', '甲', '2026-11-20']]);
    expect(element.querySelectorAll('input, select, .adit-star')).toHaveLength(0);
    expect(element.textContent).not.toContain('帮助');
    await expectAccessible(element);
  });

  it('shows the words of far choices when they come, in a form that is windowed', async () => {
    let answer: (entries: unknown[]) => void = () => {};
    const services = testServices('zh', {
      loadOptions: () => new Promise((resolve) => (answer = resolve)),
    });
    const far = testNode('far', 'choice', { config: { dataType: 'dictionary', dictionaryType: 'd1', label: '远' } });
    const many = Array.from({ length: 100 }, (_, index) => input(`f${index}`));
    const { element } = await draw([...many, far], { services, values: { far: 'a' } });
    answer([{ id: 'a', fullName: '远处的甲' }]);
    await expect.poll(() => element.querySelector('#field-far-item')?.textContent).toContain('远处的甲');
  });
});

describe('two forms on one page', () => {
  it('share no id', async () => {
    const layouts: Node[] = [
      { id: 'card', config: { aditKey: 'box', label: '盒', children: [input('a', { tipLabel: '帮助' })] } },
      { id: 'go', config: { aditKey: 'press', label: '动作' } },
    ];
    for (const idPrefix of ['one-', 'two-']) {
      const session = openForm(resolveDocument({ nodes: layouts }, registry.descriptors));
      mount(<DocumentView session={session} registry={registry} idPrefix={idPrefix} />);
    }
    await expect.poll(() => page.getByLabelText('字段 a').elements()).toHaveLength(2);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(6);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('a form works in strict mode, where every effect runs twice', async () => {
  const session = openForm(
    resolveDocument(
      { nodes: [input('a'), input('b', {}, { showWhen: when('a', 'equal', 'x') })] },
      registry.descriptors,
    ),
  );
  mount(
    <StrictMode>
      <DocumentView session={session} registry={registry} />
    </StrictMode>,
  );
  await userEvent.fill(page.getByLabelText('字段 a'), 'x');
  await userEvent.fill(page.getByLabelText('字段 b'), 'y');
  expect(session.submitValues()).toEqual({ a: 'x', b: 'y' });
});

it('a field into which one is composing is never taken down, and gets what was composed', async () => {
  const many = Array.from({ length: 200 }, (_, index) => input(`f${index}`));
  const { session, element } = await draw(many);
  await expect.poll(() => document.getElementById('field-f2') instanceof HTMLInputElement).toBe(true);
  const control = document.getElementById('field-f2');
  // Nobody composes before the browser has moved the caret: what is composed earlier is cut off, not taken over.
  const caretMoved = new Promise((moved) => document.addEventListener('selectionchange', moved, { once: true }));
  control?.focus();
  await caretMoved;
  await cdp().send('Input.imeSetComposition', { text: 'guan', selectionStart: 4, selectionEnd: 4 });
  window.scrollTo(0, element.scrollHeight);
  await expect.poll(() => document.getElementById('field-f199') instanceof HTMLInputElement).toBe(true);
  expect(document.activeElement).toBe(control);
  await cdp().send('Input.insertText', { text: '管廊' });
  // The browser hands over what was composed in its own time.
  await expect.poll(() => session.submitValues()).toEqual({ f2: '管廊' });
  expect(control).toHaveProperty('value', '管廊');
});

describe('what is set through Formily', () => {
  const label = (name: string) => page.getByLabelText(name);

  it('is seen at a field that nobody has touched: title, props, state and what is wrong', async () => {
    const { session } = await mountForm({ nodes: [input('a'), input('b')], form: {} });
    session.form.setFieldState('a', { title: '新名称', required: true });
    session.field('a')?.setComponentProps({ placeholder: '写在这里' });
    await expect.element(label('新名称')).toBeRequired();
    await expect.element(label('新名称')).toHaveAttribute('placeholder', '写在这里');
    session.form.setFieldState('a', { selfErrors: ['已被占用'] });
    await expect.element(label('新名称')).toHaveAccessibleDescription(/已被占用/);
    session.form.setFieldState('a', { pattern: 'disabled' });
    await expect.element(label('新名称')).toBeDisabled();
    session.form.setFieldState('a', { display: 'none' });
    await expect.element(label('新名称')).not.toBeInTheDocument();
    await expect.element(label('字段 b')).toBeEnabled();
  });

  it('is seen in the light text of a field far from the view', async () => {
    const many = Array.from({ length: 200 }, (_, index) => input(`f${index}`));
    const { session, element } = await draw(many, { windowed: true });
    const far = () => element.querySelector('#field-f199-item');
    session.form.setFieldState('f199', { title: '远处', required: true });
    expect(far()?.textContent).toBe('* 远处');
    session.form.setFieldState('f199', { visible: false });
    expect(far()?.checkVisibility()).toBe(false);
    expect(Object.keys(session.form.fields)).toEqual(['f199']);
  });
});
