import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountModel } from '../../test/support/mount-model.tsx';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const entry = (name: string) => ({ fileId: name, name, url: `/api/file/Download/annexpic/${name}` });

it('a list shows three small pictures of a row, and how many more there are', async () => {
  const nodes = [
    { id: 'no', vModel: 'no', config: { aditKey: 'input', label: '编号' } },
    { id: 'seen', vModel: 'seen', config: { aditKey: 'img', label: '现场' } },
  ];
  const values = { no: '1', seen: ['一', '二', '三', '四', '五'].map((name) => entry(`${name}.png`)) };
  mountModel({
    model: {
      fullName: '照片',
      enCode: 'photos',
      form: { version: 1, nodes },
      list: { version: 1, searchList: [], columnList: [{ prop: 'no' }, { prop: 'seen' }] },
    },
    records: [{ id: 'p1', values }],
    services: { fileAddress: async () => pixel },
  });
  const cell = page.getByRole('cell').filter({ has: page.getByRole('list', { name: '现场' }) });
  await expect.element(cell).toHaveTextContent('+2');
  expect(cell.getByRole('img').elements().length).toBe(3);
  expect(cell.getByRole('listitem').first().element().getBoundingClientRect().width).toBe(24);
});
