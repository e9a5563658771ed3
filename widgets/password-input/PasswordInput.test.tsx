import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { testNode } from '../../test/support/fields.ts';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { widget } from './password-input.widget.ts';

const box = () => page.getByLabelText('新密码', { exact: true });
const host = (props: Partial<FieldHostProps> = {}) => mount(<FieldHost widget={widget} label="新密码" {...props} />);

describe('a new password', () => {
  it('says how strong it is, and says nothing while there is none', async () => {
    const changes: unknown[] = [];
    const element = host({ changes });
    await expect.element(box()).toHaveAttribute('type', 'password');
    const height = element.scrollHeight;
    await expect.element(box()).not.toHaveAccessibleDescription();
    await box().fill('abc');
    await expect.element(box()).toHaveAccessibleDescription('密码强度 很弱');
    await box().fill(' Gallery#K2+240 rain');
    await expect.element(box()).toHaveAccessibleDescription('密码强度 很强');
    await userEvent.tab();
    expect(changes).toEqual(['abc', ' Gallery#K2+240 rain']);
    expect(element.scrollHeight).toBe(height);
  });

  it('is shown when asked, by a button in the way of Tab', async () => {
    host({ initial: 'Tunnel2026' });
    await page.getByRole('button', { name: '显示密码' }).click();
    await expect.element(box()).toHaveAttribute('type', 'text');
    await expect.element(box()).toHaveAttribute('autocomplete', 'new-password');
  });

  it('is no value that rules, formulas and texts of its form read', async () => {
    const { session } = await mountForm({
      nodes: [testNode('secret', 'passwordInput', { config: { label: '新密码' } })],
    });
    await box().fill('Tunnel2026');
    await expect.element(box()).toHaveValue('Tunnel2026');
    expect([session.values().secret, session.read('secret'), session.submitValues().secret]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(session.withSecrets().secret).toBe('Tunnel2026');
  });

  it.each([
    ['empty', {}],
    ['filled', { initial: 'Tunnel2026' }],
    ['disabled', { initial: 'Tunnel2026', disabled: true }],
    ['invalid', { initial: 'abc', error: '至少 8 个字符', required: true }],
    ['without strength', { initial: 'abc', node: { props: { checkStrength: false } } }],
  ])('is accessible: %s', async (_, props) => {
    const element = host(props);
    await expect.element(box()).toBeVisible();
    await expectAccessible(element);
  });
});
