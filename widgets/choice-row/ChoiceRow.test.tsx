import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const sizes = [
  { value: 'small', label: '小' },
  { value: 'large', label: '大' },
];

async function row(props: Record<string, unknown>, settings: Record<string, unknown>) {
  const asked: unknown[] = [];
  const mounted = await mountScreen(
    {
      nodes: [
        {
          id: 'size',
          config: { aditKey: 'choiceRow', label: '尺寸' },
          props: { options: sizes, value: { $source: 'settings', path: 'size' }, ...props },
          on: { choose: [{ action: 'command', name: 'setSetting', with: { key: 'size', value: '{value}' } }] },
        },
      ],
    },
    {
      given: { settings },
      services: testServices('zh', { command: async (name, args) => void asked.push([name, args]) }),
    },
  );
  return { ...mounted, asked };
}

it.each(['bar', 'wide', 'swatches', 'drawings'])(
  'shows all choices and hands on the one that is pressed: %s',
  async (look) => {
    const { asked, give } = await row({ look }, { size: 'small' });
    await expect.element(page.getByRole('radiogroup', { name: '尺寸' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: '小' })).toBeChecked();
    await expectAccessible();
    await page.getByRole('radio', { name: '大' }).click();
    await expect.poll(() => asked).toEqual([['setSetting', { key: 'size', value: 'large' }]]);
    // What is chosen is what the source says, not what was pressed.
    await expect.element(page.getByRole('radio', { name: '小' })).toBeChecked();
    give({ settings: { size: 'large' } });
    await expect.element(page.getByRole('radio', { name: '大' })).toBeChecked();
  },
);

it('is worked by the arrow keys', async () => {
  const { asked } = await row({}, { size: 'small' });
  const radio = page.getByRole('radio', { name: '小' });
  await expect.element(radio).toBeChecked();
  radio.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => asked).toEqual([['setSetting', { key: 'size', value: 'large' }]]);
});

it('is on or off as a switch, and hands on true and false', async () => {
  const { asked, give } = await row({ look: 'switch', options: [] }, { size: true });
  const control = page.getByRole('switch', { name: '尺寸' });
  await expect.element(control).toBeChecked();
  await expectAccessible();
  await control.click();
  await expect.poll(() => asked).toEqual([['setSetting', { key: 'size', value: false }]]);
  give({ settings: { size: false } });
  await expect.element(control).not.toBeChecked();
});

it('lives with a value that is none of its choices, and with choices that are none', async () => {
  await row({ options: [7, null, { value: 'x' }] }, { size: 'gone' });
  await expect.element(page.getByRole('radio', { name: 'x' })).not.toBeChecked();
  expect(page.getByRole('radio').elements().length).toBe(1);
});
