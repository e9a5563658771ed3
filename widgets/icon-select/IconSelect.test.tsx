import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { mount } from '../../test/support/mount.tsx';
import { widget } from './icon-select.widget.ts';

it('is chosen by name or by sight, and taken back', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} label="Icon" changes={changes} />);
  const box = page.getByRole('combobox', { name: 'Icon' });
  await box.fill('Dashboard');
  await expect.element(page.getByRole('option', { name: /Dashboard/ }).first()).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(changes.at(-1)).toBe('DashboardOutlined');
});
