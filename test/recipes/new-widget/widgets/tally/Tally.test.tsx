import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { fieldValue, viewer } from '../../../../support/model-list/open-viewer.ts';
import type { SampleModel } from '../../../../support/model-list/sample-server.ts';
import { expectAccessible } from '../../../../support/mount.tsx';
import { bodyOf, dialog, made } from '../../../../support/mount-entry.tsx';
import { mountForm } from '../../../../support/mount-form.tsx';
import { asked, button, condition, head, mountModel } from '../../../../support/mount-model.tsx';

const wording = { zh: '计数', en: 'Count', zhtw: '計數' };
const model: SampleModel = {
  fullName: '标牌',
  enCode: 'boards',
  form: {
    version: 1,
    nodes: [
      { id: 'no', vModel: 'no', config: { aditKey: 'input', label: '编号', span: 12 } },
      {
        id: 'group',
        config: {
          aditKey: 'framed',
          span: 24,
          children: [
            {
              id: 'count',
              vModel: 'count',
              config: { aditKey: 'tally', label: wording, span: 12 },
              props: { unit: '块' },
            },
          ],
        },
        props: { heading: '清点' },
      },
    ],
  },
  list: {
    version: 1,
    searchList: [{ prop: 'count' }],
    columnList: [{ prop: 'no' }, { prop: 'count', label: wording }],
    btnsList: [{ value: 'add' }],
    columnBtnsList: [{ value: 'detail' }],
  },
};

describe('in the pages of a model', () => {
  const open = async () => {
    const world = mountModel({
      model,
      records: [7, 1200].map((count, index) => ({ id: `b${index}`, values: { no: `B-${index}`, count } })),
    });
    await expect.element(button('B-0')).toBeVisible();
    return world;
  };

  beforeEach(() => vi.spyOn(window, 'print').mockReturnValue());

  it('a value has a cell and a condition', async () => {
    const { server } = await open();
    await expect.element(head('计数')).toBeVisible();
    await expect.element(page.getByRole('cell', { name: '7', exact: true })).toBeVisible();
    await condition('计数').getByRole('spinbutton').first().fill('7');
    await button('查询').click();
    await expect.poll(() => Object.keys(asked(server).query)).toEqual(['count']);
  });

  it('it is filled in, and saved as what it is', async () => {
    const { server } = await open();
    await button('新增').click();
    await dialog().getByRole('textbox', { name: '编号' }).fill('B-9');
    await dialog().getByRole('button', { name: '再加一' }).click();
    await dialog().getByRole('button', { name: '再加一' }).click();
    await expect.element(dialog().getByRole('textbox', { name: '计数' })).toHaveValue('2');
    await dialog()
      .getByRole('button', { name: /^(确定|保存|提交)/ })
      .first()
      .click();
    await expect.poll(() => made(server).map(bodyOf)).toEqual([{ no: 'B-9', count: 2 }]);
  });

  it('the viewer shows it inside its group, on paper too', async () => {
    await open();
    await button('B-0').click();
    await expect.poll(() => fieldValue('计数')).toBe('7');
    await expect.element(viewer().getByText('清点')).toBeVisible();
    await button('打印').click();
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    try {
      await expect.element(viewer().getByRole('group', { name: '清点' })).toHaveTextContent('7');
      expect(document.querySelector('.adit-viewer .adit-value:not(:empty)')?.checkVisibility()).toBe(true);
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    }
  });
});

describe('in a form', () => {
  it('it grows by its button, with its unit beside it, and what is wrong is said', async () => {
    const nodes = [
      {
        id: 'count',
        vModel: 'count',
        config: { aditKey: 'tally', label: '计数', span: 12, required: true },
        props: { unit: '块' },
      },
    ];
    const { session, element } = await mountForm({ nodes });
    await expect.element(page.getByText('块', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '再加一' }).click();
    await expect.element(page.getByRole('textbox', { name: '计数' })).toHaveValue('1');
    expect(session.values()).toEqual({ count: 1 });
    await expectAccessible(element);
  });
});
