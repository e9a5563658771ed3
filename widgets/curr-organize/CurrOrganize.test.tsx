import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { mount } from '../../test/support/mount.tsx';
import { testSystemField } from '../../test/support/test-system-field.tsx';
import { widget } from './curr-organize.widget.ts';

testSystemField({
  widget,
  filledBy: 'currOrganize',
  value: 'reference',
  saved: { value: 'x1', words: '管廊公司/运行部', shows: '运行部' },
});

it('shows every level when the design asks for it', async () => {
  mount(
    <FieldHost widget={widget} initial="x1" displayText="管廊公司/运行部" node={{ props: { showLevel: 'all' } }} />,
  );
  await expect.element(page.getByRole('textbox', { name: '名称' })).toHaveValue('管廊公司/运行部');
});
