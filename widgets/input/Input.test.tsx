import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose } from '../../test/support/compose.ts';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './input.widget.ts';

const box = () => page.getByRole('textbox', { name: '名称' });

it('hands out what is typed, and nothing at all when it is emptied', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />);
  await box().fill('K2+240');
  await expect.element(box()).toHaveValue('K2+240');
  await page.getByRole('button', { name: '清空' }).click();
  await expect.element(box()).toHaveValue('');
  expect(changes).toEqual(['K2+240', null]);
});

it('trims on leaving and reports the leaving once', async () => {
  const changes: unknown[] = [];
  let left = 0;
  mount(
    <FieldHost
      widget={widget}
      changes={changes}
      onBlur={() => {
        left += 1;
      }}
    />,
  );
  await box().fill('  云栖路 ');
  await userEvent.tab();
  expect(changes).toEqual(['  云栖路 ', '云栖路']);
  expect(left).toBe(1);
});

it('hands out one change a composed word, and keeps an Enter that picks a word to itself', async () => {
  const changes: unknown[] = [];
  const enters: string[] = [];
  const host = mount(<FieldHost widget={widget} changes={changes} initial="电" />);
  await expect.element(box()).toBeVisible();
  const root = host.firstElementChild ?? host;
  root.addEventListener('compositionupdate', () => {
    box()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
  });
  const listen = (event: KeyboardEvent) => enters.push(event.key);
  document.addEventListener('keydown', listen);
  await box().click();
  await compose(['l', 'li', 'li c'], '力舱');
  await expect.element(box()).toHaveValue('电力舱');
  document.removeEventListener('keydown', listen);
  expect(changes).toEqual(['电力舱']);
  expect(enters).not.toContain('Enter');
});

it('stops at its greatest length, 200 unless the design says otherwise', async () => {
  mount(<FieldHost widget={widget} />);
  await expect.element(box()).toHaveAttribute('maxlength', '200');
  mount(<FieldHost widget={widget} id="short" label="短" node={{ props: { maxlength: 4, showCount: true } }} />);
  const short = page.getByRole('textbox', { name: '短' });
  await short.click();
  await userEvent.keyboard('123456');
  await expect.element(short).toHaveValue('1234');
  await expect.element(page.getByText('4 / 4')).toBeVisible();
});

it('hides a password until asked', async () => {
  mount(<FieldHost widget={widget} initial="Tunnel2026" node={{ props: { showPassword: true } }} />);
  const secret = page.getByLabelText('名称', { exact: true });
  await expect.element(secret).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: '显示密码' }).click();
  await expect.element(secret).toHaveAttribute('type', 'text');
  await expectAccessible();
});

it('draws the texts and icons around it, those of the older generation too, and no unknown icon', async () => {
  mount(
    <FieldHost
      widget={widget}
      node={{
        slot: { prepend: '021' },
        props: { addonAfter: '分机', prefixIcon: 'el-icon-phone', suffixIcon: 'nothing' },
      }}
    />,
  );
  await expect.element(page.getByText('021')).toBeVisible();
  await expect.element(box()).toHaveAccessibleDescription('021 分机');
  await expect.element(page.getByRole('img', { name: 'phone' })).toBeInTheDocument();
  expect(document.querySelectorAll('[role=img]').length).toBe(
    1 + document.querySelectorAll('button [role=img]').length,
  );
});

it('says what is required, and shows what is wrong to a screen reader', async () => {
  mount(<FieldHost widget={widget} required error="应为 K 加公里加米，例如 K1+200" initial="K2 240" />);
  await expect.element(box()).toBeInvalid();
  await expect.element(box()).toBeRequired();
  await expect.element(box()).toHaveAccessibleDescription('应为 K 加公里加米，例如 K1+200');
  await expect.element(box()).toHaveAttribute('placeholder', '必填');
  await expectAccessible();
});

it('can be read and reached but not changed when it is read-only, and hides what the design hides', async () => {
  const changes: unknown[] = [];
  mount(
    <FieldHost
      widget={widget}
      changes={changes}
      initial="13800138000"
      readOnly
      node={{ props: { useMask: true, maskConfig: { prefixLimit: 3 }, maskSuffix: 4 } }}
    />,
  );
  await expect.element(box()).toHaveValue('138****8000');
  await box().click();
  await userEvent.keyboard('x');
  expect(document.activeElement).toBe(box().element());
  expect(changes).toEqual([]);
  await expectAccessible();
});

it('is dead when disabled', async () => {
  mount(<FieldHost widget={widget} initial="K2+240" disabled />);
  await expect.element(box()).toBeDisabled();
  await expectAccessible();
});

it('has no frame and no decoration in a cell', async () => {
  mount(<FieldHost widget={widget} bare initial="PU-200" node={{ props: { addonAfter: '型', showCount: true } }} />);
  await expect.element(box()).toHaveValue('PU-200');
  expect(getComputedStyle(box().element()).borderTopStyle).toBe('none');
  expect(page.getByText('型').query()).toBeNull();
  await expectAccessible();
});

it('says under it that caps lock is on while it has the focus, without moving anything, and keeps blanks of a password', async () => {
  const changes: unknown[] = [];
  const node = { props: { showPassword: true, capsLockWarning: true, autocomplete: 'current-password' } };
  mount(<FieldHost widget={widget} changes={changes} node={node} />);
  const secret = page.getByLabelText('名称', { exact: true });
  await expect.element(secret).toHaveAttribute('autocomplete', 'current-password');
  const height = document.body.scrollHeight;
  await secret.click();
  const key = (modifierCapsLock: boolean) =>
    secret.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock, bubbles: true }));
  key(true);
  await expect.element(secret).toHaveAccessibleDescription('大写锁定已打开');
  expect(document.body.scrollHeight).toBe(height);
  key(false);
  await expect.element(secret).not.toHaveAccessibleDescription('大写锁定已打开');
  key(true);
  await secret.fill(' Adit 2026 ');
  await userEvent.tab();
  await expect.element(page.getByText('大写锁定已打开')).not.toBeInTheDocument();
  expect(changes).toEqual([' Adit 2026 ']);
  await expectAccessible();
});
