import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { recordAnswer } from '../../test/support/record-server.ts';

const link = { aditKey: 'relationForm', label: '相邻隧道' };
const props = { modelId: 'tunnel', relationField: 'name', readonly: true };
const config = {
  ...{ id: 'tunnel', fullName: '隧道', enCode: 'tunnel', type: 1, webType: 2, version: 1, tables: '[]' },
  formData: JSON.stringify({
    version: 1,
    nodes: [
      { id: 'n', vModel: 'length', config: { aditKey: 'input', label: '长度' } },
      { id: 'l', vModel: 'next', config: link, props },
    ],
  }),
  columnData: JSON.stringify({ version: 1, searchList: [], columnList: [] }),
};

/** Each tunnel is next to the one after it, and the last one to the first. */
const nextOf: Record<string, string> = { t1: 't2', t2: 't1' };

function opened(opens: boolean) {
  const request: Services['requestNamed'] = async (call, input) => {
    if (call === 'modelConfig') return config;
    if (call !== 'fieldDataSelect') {
      const id = String(input.params?.dataId);
      return { id, revision: 1, data: JSON.stringify({ length: `${id} 1200`, next: nextOf[id] }) };
    }
    return { ...Object(await recordAnswer('fieldDataSelect', input)), opens };
  };
  const nodes = [{ id: 'l', vModel: 'next', config: link, props }];
  return mountForm({ nodes }, { values: { next: 't1' }, services: testServices('zh', { request }) });
}

const name = (text: string) => page.getByRole('button', { name: text, exact: true });

it('opens what is linked in place, one out of another, and goes back one by one', async () => {
  const { element } = await opened(true);
  await expectAccessible(element);
  await name('古城大道').click();
  await expect.element(page.getByRole('dialog').getByText('t1 1200')).toBeVisible();
  await expectAccessible();
  await name('学院北路').click();
  const inner = page.getByRole('dialog').nth(1);
  await expect.element(inner.getByText('t2 1200')).toBeVisible();
  // What is open already would lead round: it is a word there.
  await expect.element(inner.getByText('古城大道')).toBeVisible();
  expect(inner.getByRole('button', { name: '古城大道' }).elements()).toEqual([]);
  await inner.getByRole('button').first().click();
  await expect.element(inner).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog').getByText('t1 1200')).toBeVisible();
});

it('is a word to who may not open it', async () => {
  await opened(false);
  await expect.element(page.getByText('古城大道')).toBeVisible();
  expect(name('古城大道').elements()).toEqual([]);
});
