import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, type TestServices, testServices } from '../../test/support/mount.tsx';
import { widget } from './code-editor.widget.ts';

const opener = () => page.getByRole('button', { name: /^报文/ });
const dialog = () => page.getByRole('dialog', { name: '报文' });
const box = () => page.getByRole('textbox', { name: '报文' });
const button = (name: string) => page.getByRole('button', { name });
const type = (name: string) => page.getByRole('radio', { name });
const inline = { props: { inline: true } };
const host = (props: Partial<FieldHostProps> = {}, services: TestServices = {}) =>
  mount(<FieldHost widget={widget} label="报文" {...props} />, testServices('zh', services));
const written = () => [...document.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n');

async function open() {
  await opener().click();
  await expect.element(box()).toHaveFocus();
}

describe('behind its button', () => {
  it('says what the text is, and hands it out once when it is accepted', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: '{"a":1}' });
    await expect.element(opener()).toHaveAccessibleName(/JSON/);
    await open();
    await button('格式化').click();
    await expect.poll(written).toBe('{\n  "a": 1\n}');
    expect(changes).toEqual([]);
    await button('确定').click();
    await expect.element(opener()).toHaveFocus();
    expect(changes).toEqual(['{\n  "a": 1\n}']);
  });

  it('is opened, written in and accepted by keys', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await expect.element(opener()).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard('湿渍{Control>}{Enter}{/Control}');
    await expect.poll(() => changes).toEqual(['湿渍']);
    await expect.element(opener()).toHaveFocus();
  });

  it('asks before what was written is dropped, and drops what was not without asking', async () => {
    const asked: string[] = [];
    const changes: unknown[] = [];
    const confirm = async ({ title }: { title: string }) => asked.push(title) > 1;
    host({ changes, initial: 'a' }, { confirm });
    await open();
    await userEvent.keyboard('b');
    await button('取消').click();
    await expect.poll(() => asked.length).toBe(1);
    await expect.element(dialog()).toBeVisible();
    await button('取消').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await open();
    await button('取消').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect([asked.length, changes]).toEqual([2, []]);
  });

  it('is emptied by its button', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: 'a' });
    await button('清空').click();
    expect(changes).toEqual([null]);
    await expect.element(opener()).toHaveFocus();
  });
});

describe('the text', () => {
  it('is of the type that it looks like, and laid out anew in the type that is chosen', async () => {
    host({ initial: '<a><b>1 &lt; 2</b></a>', node: inline });
    await expect.element(type('XML')).toBeChecked();
    await userEvent.click(page.getByText('HTML', { exact: true }));
    await expect.element(type('HTML')).toBeChecked();
    expect(written()).toBe('<a><b>1 &lt; 2</b></a>');
    await userEvent.click(page.getByText('XML', { exact: true }));
    await expect.poll(written).toBe('<a>\n  <b>1 &lt; 2</b>\n</a>');
    await button('压缩').click();
    await expect.poll(written).toBe('<a><b>1 &lt; 2</b></a>');
  });

  it('stays as it is where it is not of its type, and says from where on', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: '{"a":1,\n  "b":}', node: { props: { inline: true, codeType: 'JSON' } } });
    const state = page.getByRole('status');
    await expect.element(state).toHaveTextContent(/2.*7.*JSON/);
    await button('格式化').click();
    await userEvent.keyboard('2');
    await expect.poll(() => changes).toEqual(['{"a":1,\n  "b":2}']);
    await expect.element(state).not.toHaveTextContent(/2.*7/);
    await button('格式化').click();
    expect(changes.at(-1)).toBe('{\n  "a": 1,\n  "b": 2\n}');
  });

  it('is not laid out where it would grow longer than it may be', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: '{"a":[1,2]}', node: { props: { inline: true, maxlength: 12 } } });
    await button('格式化').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('12');
    expect([written(), changes]).toEqual(['{"a":[1,2]}', []]);
  });

  it('is copied to the letter, and says when it could not be', async () => {
    const said: unknown[] = [];
    const toast = (kind: string) => said.push(kind);
    const fails = { now: false };
    const command = async (_: string, { value }: Readonly<Record<string, unknown>>) => {
      if (fails.now) throw new Error('denied');
      said.push(value);
    };
    host({ initial: ' a\n', node: inline }, { toast, command });
    await button('复制内容').click();
    await expect.poll(() => said).toEqual([' a\n', 'success']);
    fails.now = true;
    await button('复制内容').click();
    await expect.poll(() => said.at(-1)).toBe('error');
  });

  it('keeps Tab until Esc, which lets it go on to the next control', async () => {
    const changes: unknown[] = [];
    let left = 0;
    host({ changes, node: inline, onBlur: () => (left += 1) });
    await expect.element(box()).toBeVisible();
    await box().click();
    await userEvent.keyboard('a{Home}{Tab}');
    await expect.element(box()).toHaveFocus();
    expect(changes.at(-1)).toBe('  a');
    await userEvent.keyboard('{Escape}{Tab}');
    await expect.element(box()).not.toHaveFocus();
    expect([left, changes.at(-1)]).toEqual([1, '  a']);
  });

  it('in a dialog needs a second Esc to close it', async () => {
    host({ initial: 'a' });
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('follows a value that is set from elsewhere', async () => {
    const element = host({ initial: 'a', node: inline });
    await expect.poll(written).toBe('a');
    element.remove();
    host({ initial: 'a\r\nb', node: inline, id: 'other' });
    await expect.poll(written).toBe('a\nb');
  });
});

describe('states', () => {
  it('is read, copied and not changed while read-only', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: 'a', readOnly: true, node: inline });
    await box().click();
    await userEvent.keyboard('b');
    expect([written(), changes, button('格式化').query()]).toEqual(['a', [], null]);
    await expect.element(button('复制内容')).toBeVisible();
  });

  it('cannot be opened while disabled', async () => {
    host({ initial: 'a', disabled: true, node: inline });
    await expect.element(opener()).toBeDisabled();
  });

  it('tells a screen reader what is required and wrong', async () => {
    host({ required: true, error: '报文不能为空', node: inline });
    await expect.element(box()).toHaveAttribute('aria-required', 'true');
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box()).toHaveAccessibleDescription('报文不能为空');
  });

  it.each([
    ['empty', {}],
    ['filled', { initial: '{"a":1}' }],
    ['disabled', { initial: 'a', disabled: true }],
    ['read-only', { initial: 'a', readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
    ['in a cell', { initial: 'a', bare: true }],
    ['inline', { initial: '{"a":1}', node: inline }],
    ['inline and read-only', { initial: '<a b="c"/>', readOnly: true, node: inline }],
  ])('is accessible: %s', async (_, props) => {
    const element = host(props);
    await expect.element('node' in props ? box() : opener()).toBeVisible();
    await expectAccessible(element);
  });

  it('is accessible while open', async () => {
    host({ initial: '<!doctype html>\n<!-- a --><p class="b">c</p>' });
    await open();
    await expectAccessible();
  });
});
