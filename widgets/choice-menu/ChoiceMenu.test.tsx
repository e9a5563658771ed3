import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const languages = [
  { value: 'zh', label: '简体中文' },
  { value: 'en', label: 'English' },
];

async function choice(props: Record<string, unknown>) {
  const asked: unknown[] = [];
  const mounted = await mountScreen(
    {
      nodes: [
        {
          id: 'language',
          config: { aditKey: 'choiceMenu', label: '语言' },
          props: { options: languages, value: { $source: 'settings', path: 'language' }, ...props },
          on: { choose: [{ action: 'command', name: 'setLanguage', with: { value: '{value}' } }] },
        },
      ],
    },
    {
      given: { settings: { language: 'zh' } },
      services: testServices('zh', { command: async (name, args) => void asked.push([name, args]) }),
    },
  );
  return { ...mounted, asked };
}

it('says what is chosen now, and hands on what is chosen instead', async () => {
  const { asked, give } = await choice({ showValue: true });
  const button = page.getByRole('button', { name: '语言: 简体中文' });
  await expect.element(button).toHaveTextContent('简体中文');
  await button.click();
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect.poll(() => asked).toEqual([['setLanguage', { value: 'en' }]]);
  give({ settings: { language: 'en' } });
  await expect.element(page.getByRole('button', { name: '语言: English' })).toBeVisible();
});

it('is worked by the keyboard alone, and Esc leaves it as it was', async () => {
  const { asked } = await choice({});
  const button = page.getByRole('button', { name: '语言: 简体中文' });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'English' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect
    .poll(() => page.getByRole('menuitem', { name: 'English' }).query()?.checkVisibility() ?? false)
    .toBe(false);
  expect(asked).toEqual([]);
});

it('paints a swatch only from a colour, one for each mode', async () => {
  await choice({
    options: [
      { value: 'zh', label: '蓝', swatch: { light: '#1268cc', dark: '#5aa7f0' } },
      { value: 'en', label: '坏', swatch: 'url(https://evil.example/x)' },
    ],
  });
  const button = page.getByRole('button', { name: '语言: 蓝' });
  await expect.element(button).toBeVisible();
  const ground = () =>
    getComputedStyle(button.element().querySelector('.adit-swatch') ?? document.body).backgroundColor;
  expect(ground()).toBe('rgb(18, 104, 204)');
  document.documentElement.style.colorScheme = 'dark';
  expect(ground()).toBe('rgb(90, 167, 240)');
  document.documentElement.style.colorScheme = '';
  await button.click();
  const items = page.getByRole('menuitem').elements();
  expect(items.map((item) => item.querySelectorAll('.adit-swatch').length)).toEqual([1, 0]);
});

it('lives with a value that is none of its options, and with options that are none', async () => {
  await choice({ options: [7, null, { value: 'x' }], value: 'gone' });
  const button = page.getByRole('button', { name: '语言' });
  await button.click();
  await expect.element(page.getByRole('menuitem', { name: 'x' })).toBeVisible();
  expect(page.getByRole('menuitem').elements().length).toBe(1);
});
