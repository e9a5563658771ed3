import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Node } from '../../engine/schema/documents/node.ts';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, type TestServices, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { widget } from './file-text.widget.ts';
import { jsonFault } from './json-fault.ts';

const label = '设计文件';
const good = '{\n  "version": 1,\n  "nodes": []\n}';
const bad = '{\n  "version": 1,\n  "nodes": [\n}';

/** As the dialog that imports a design has it: each whole new text is read by the server at once. */
async function importField(props: Node['props'] = {}, changes: TestServices = {}) {
  const asked: unknown[] = [];
  const mounted = await mountScreen(
    {
      nodes: [
        {
          id: 'design',
          vModel: 'design',
          config: { aditKey: 'fileText', label, required: true },
          props,
          on: {
            change: [
              {
                action: 'request',
                call: 'importModel',
                body: { design: '{values.design}', dryRun: true },
                failField: 'design',
              },
            ],
          },
        },
      ],
    },
    {
      services: testServices('zh', {
        request: async (_call, { body }) => void asked.push(Object(body).design),
        ...changes,
      }),
    },
  );
  return { asked, ...mounted };
}

const box = () => page.getByRole('textbox', { name: /设计文件/ });
const state = () => page.getByRole('status');
const file = (text: string, name = 'design.json') => new File([text], name, { type: 'application/json' });

async function choose(...files: File[]) {
  const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!chooser) throw new Error('There is no chooser.');
  await userEvent.upload(page.elementLocator(chooser), files);
}

function transfer(type: string, fill: (data: DataTransfer) => void) {
  const data = new DataTransfer();
  fill(data);
  return type === 'paste'
    ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    : new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
}
const drop = (one: File) =>
  box()
    .element()
    .dispatchEvent(transfer('drop', (data) => data.items.add(one)));
const paste = (text: string) =>
  box()
    .element()
    .dispatchEvent(transfer('paste', (data) => data.setData('text/plain', text)));

describe('the text of a file', () => {
  it('is chosen: it stands in the box, is said to be whole, and is read at once', async () => {
    const { asked, screen } = await importField();
    await choose(file(good));
    await expect.element(box()).toHaveValue(good);
    await expect.element(state()).toHaveTextContent(`JSON 有效，${good.length} 字节`);
    expect(screen.session.submitValues()).toEqual({ design: good });
    await expect.poll(() => asked).toEqual([good]);
    await expectAccessible();
  });

  it('is chosen again after it was changed on the disk', async () => {
    const { asked } = await importField();
    await choose(file(good));
    await expect.element(box()).toHaveValue(good);
    await choose(file('{"version":2}'));
    await expect.element(box()).toHaveValue('{"version":2}');
    await expect.poll(() => asked).toEqual([good, '{"version":2}']);
  });

  it('is dropped', async () => {
    const { asked } = await importField();
    await expect.element(box()).toBeVisible();
    const over = transfer('dragover', (data) => data.items.add(file(good)));
    box().element().dispatchEvent(over);
    expect(over.defaultPrevented).toBe(true);
    drop(file(good));
    await expect.element(box()).toHaveValue(good);
    await expect.poll(() => asked).toEqual([good]);
  });

  it('is pasted over an empty box, and read at once', async () => {
    const { asked } = await importField();
    await expect.element(box()).toBeVisible();
    paste(good);
    await expect.element(box()).toHaveValue(good);
    await expect.poll(() => asked).toEqual([good]);
  });

  it('is pasted into what is there as in any other box', async () => {
    await importField();
    await box().fill('{}');
    const event = transfer('paste', (data) => data.setData('text/plain', good));
    box().element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    await expect.element(box()).toHaveValue('{}');
  });

  it('is written by hand: read when the box is left, and only when it has become another', async () => {
    const { asked } = await importField();
    await box().fill('{"a":1}');
    expect(asked).toEqual([]);
    await userEvent.tab();
    await expect.poll(() => asked).toEqual(['{"a":1}']);
    box().element().focus();
    await userEvent.tab();
    expect(asked.length).toBe(1);
  });

  it('has not been touched when the keyboard only passes through', async () => {
    const { screen } = await importField();
    box().element().focus();
    await userEvent.tab();
    expect(screen.session.isTouched()).toBe(false);
  });

  it('is cleared, and the same file can be chosen again', async () => {
    const { asked, screen } = await importField();
    await choose(file(good));
    await expect.element(box()).toHaveValue(good);
    await page.getByRole('button', { name: '清空' }).click();
    await expect.element(box()).toHaveValue('');
    expect(screen.session.read('design')).toBeNull();
    await expect.element(state()).toHaveTextContent('');
    expect(page.getByRole('button', { name: '清空' }).elements()).toEqual([]);
    await choose(file(good));
    await expect.element(box()).toHaveValue(good);
    await expect.poll(() => asked).toEqual([good, good]);
  });
});

describe('what is wrong with it', () => {
  it('is said with its line when it is no JSON, and to a screen reader at the box', async () => {
    await importField();
    await choose(file(bad));
    await expect.element(state()).toHaveTextContent('内容不是有效的 JSON：第 4 行附近');
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box()).toHaveAccessibleDescription(/第 4 行附近/);
    await expectAccessible();
    await box().fill(good);
    await expect.element(state()).toHaveTextContent('JSON 有效');
    await expect.element(box()).toHaveAttribute('aria-invalid', 'false');
  });

  it('is said when the file is too large; what was there stays', async () => {
    const { asked } = await importField({ megabytes: 1 });
    await box().fill('{}');
    drop(file('x'.repeat(1024 * 1024 + 200_000)));
    await expect.element(state()).toHaveTextContent('文件 1.2 MB，最大 1 MB');
    await expect.element(box()).toHaveValue('{}');
    expect(asked).toEqual([]);
    await expectAccessible();
    await box().fill('{"a":1}');
    await expect.element(state()).toHaveTextContent('JSON 有效');
  });

  it('is said when the file cannot be read', async () => {
    await importField();
    const gone = file(good);
    gone.text = () => Promise.reject(new Error('gone'));
    // A drop hands out its own copy of a file; the change event of the chooser does so as well.
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { files: [gone] } });
    box().element().dispatchEvent(event);
    await expect.element(state()).toHaveTextContent('文件没有读出来，请重试');
  });

  it('is said under the box when the server refuses it', async () => {
    await importField({}, { request: () => Promise.reject(new Error('不认识这种设计')) });
    await choose(file(good));
    await expect.element(page.getByText('不认识这种设计')).toBeVisible();
    await expect.element(box()).toHaveAccessibleDescription(/不认识这种设计/);
  });

  it('is said when it is required and not there', async () => {
    const { screen } = await importField();
    await screen.run([{ action: 'submit' }]);
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box()).toHaveAttribute('aria-required', 'true');
    await expectAccessible();
  });
});

describe('its settings', () => {
  it('offers a button that the keyboard reaches, for files of the kind that the design says', async () => {
    await importField({ accept: '.json,.txt', placeholder: '{ "version": 1 }', rows: 4 });
    await expect.element(box()).toHaveAttribute('placeholder', '{ "version": 1 }');
    await expect.element(box()).toHaveAttribute('rows', '4');
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
    expect(chooser?.accept).toBe('.json,.txt');
    let opened = 0;
    chooser?.addEventListener('click', (event) => {
      opened += 1;
      event.preventDefault();
    });
    page.getByRole('button', { name: '选择文件' }).element().focus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toBe(1);
  });

  it.each([
    ['disabled', { disabled: true }],
    ['read-only', { readOnly: true }],
  ])('takes nothing while %s', async (_name, overrides) => {
    const changes: unknown[] = [];
    mount(<FieldHost widget={widget} label={label} initial={good} changes={changes} {...overrides} />);
    await expect.element(box()).toHaveValue(good);
    drop(file('{}'));
    expect(page.getByRole('button').elements()).toEqual([]);
    if ('disabled' in overrides) await expect.element(box()).toBeDisabled();
    else {
      await expect.element(box()).toHaveAttribute('readonly');
      box().element().focus();
      await userEvent.tab();
    }
    expect(changes.filter((value) => value !== good)).toEqual([]);
    await expectAccessible();
  });
});

describe('the line of a fault', () => {
  it.each([
    ['{}', undefined],
    ['[1,\n2,\n]', 3],
    ['{\n"a": 1\n', 3],
    ['{"a": tru}', 1],
  ])('of %j is %s', (text, line) => {
    expect(jsonFault(text)?.line).toBe(line);
  });
});
