import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { finding } from '../../engine/schema/findings/finding.ts';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { createProductRegistry } from '../../widgets/registry.ts';
import { changeDocument } from '../commands/index.ts';
import { createDesignStore } from '../history/design-store.ts';
import { type Designer, DesignerContext } from '../parts/designer-context.ts';
import { JsonView } from './JsonView.tsx';

const model = {
  version: 1,
  fullName: '缺陷上报',
  enCode: 'defect',
  form: { version: 1, nodes: [{ id: 'a', vModel: 'a', config: { aditKey: 'input', label: '甲' } }] },
};

function view(findings: readonly Finding[] = []) {
  const registry = createProductRegistry();
  const store = createDesignStore(model, registry.descriptors);
  const designer: Designer = {
    store,
    registry,
    findings,
    run: (command, args) => store.run(command, args) === null,
    reason: () => null,
    refusedText: ({ refused }) => refused,
  };
  mount(
    <DesignerContext value={designer}>
      <JsonView />
    </DesignerContext>,
  );
  return store;
}

const box = () => page.getByRole('textbox', { name: '设计的 JSON' });

/** Puts the cursor behind a text of the editor. */
async function goBehind(text: string) {
  await box().click();
  const line = [...document.querySelectorAll('.cm-line')].find((one) => one.textContent?.includes(text));
  const walker = document.createTreeWalker(line ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(text) ?? -1;
    if (at >= 0) document.getSelection()?.collapse(node, at + text.length);
  }
}

it('shows the design as canonical text', async () => {
  view();
  await expect.element(box()).toHaveTextContent('"fullName": "缺陷上报"');
  await expect.element(page.getByText('与设计一致')).toBeVisible();
  await expectAccessible();
});

it('takes what is typed as one step, and follows what is undone elsewhere', async () => {
  const store = view();
  await goBehind('缺陷上报');
  await userEvent.keyboard('二');
  await expect.poll(() => store.state().document.fullName).toBe('缺陷上报二');
  await userEvent.keyboard('三');
  await expect.poll(() => store.state().document.fullName).toBe('缺陷上报二三');
  expect(store.state().past).toHaveLength(1);
  store.undo();
  await expect.element(box()).toHaveTextContent('"缺陷上报"');
  store.run(changeDocument, { path: '/fullName', value: '别处改的' });
  await expect.element(box()).toHaveTextContent('"别处改的"');
});

it('changes nothing while the text is no JSON, and says where', async () => {
  const store = view();
  await goBehind('"defect"');
  await userEvent.keyboard(' x');
  await expect.element(page.getByText(/第 4 行第 \d+ 列不是有效的 JSON，设计没有改动/)).toBeVisible();
  expect(store.state().document).toBe(model);
  expect(document.querySelectorAll('.cm-lint-marker-error')).toHaveLength(1);
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(page.getByText('与设计一致')).toBeVisible();
  await expectAccessible();
});

it('marks each finding at its line', async () => {
  view([finding('widget.unknown', '/form/nodes/0/config/aditKey', { key: 'x' })]);
  await expect.poll(() => document.querySelectorAll('.cm-lint-marker-warning').length).toBe(1);
  expect(document.querySelector('.cm-lintRange-warning')?.textContent).toContain('aditKey');
});

it('completes what the format knows', async () => {
  const store = view();
  await goBehind('"inpu');
  await userEvent.keyboard('{Control>} {/Control}');
  const options = page.getByRole('listbox').getByRole('option');
  await expect.element(options.first()).toBeVisible();
  await expect.poll(() => options.elements().map((one) => one.textContent)).toContain('"inputNumber"');
  await userEvent.keyboard('{Escape}');
  expect(store.state().past).toHaveLength(0);
});

it('lets Tab go on to the next control', async () => {
  view();
  await box().click();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).not.toBe(box().element());
  await expect.element(box()).toHaveTextContent('"fullName": "缺陷上报"');
});
