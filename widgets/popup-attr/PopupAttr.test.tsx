import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { rowAnswer } from '../../test/support/row-server.ts';

const nodes = [
  { id: 'part', vModel: 'part', config: { aditKey: 'popupSelect', label: '材料' }, props: { interfaceId: 'material' } },
  {
    id: 'spec',
    vModel: 'spec',
    config: { aditKey: 'popupAttr', label: '规格' },
    props: { relationField: 'part_jnpfTable_main0', showField: 'spec' },
  },
];
const spec = () => page.getByRole('textbox', { name: '规格', exact: true });

it('shows an output of the row that is chosen, in the dialect too', async () => {
  const { element, session } = await mountForm(
    { nodes },
    { values: { part: 'M002' }, services: testServices('zh', { request: rowAnswer }) },
  );
  await expect.element(spec()).toHaveValue('型号 2');
  await expect.element(spec()).toHaveAttribute('readonly');
  await expectAccessible(element);
  session.input('part', 'M003');
  await expect.element(spec()).toHaveValue('型号 3');
});

it('says that the row is gone, and not its key', async () => {
  await mountForm({ nodes }, { values: { part: 'M9' }, services: testServices('zh', { request: rowAnswer }) });
  await expect.element(spec()).toHaveValue('已删除');
});
