import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const button = (id: string, buttonText: string) => ({ id, config: { aditKey: 'button' }, props: { buttonText } });
const bar = (...children: object[]) => ({
  nodes: [
    {
      id: 'header',
      config: { aditKey: 'region', children: children as ReturnType<typeof button>[] },
      props: { area: 'header' },
    },
  ],
});
const left = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().left;

it('moves what stands behind it to the end of the row', async () => {
  const { element } = await mountScreen(
    bar(button('a', '折叠'), { id: 'gap', config: { aditKey: 'spacer' } }, button('b', '退出')),
  );
  const row = element.querySelector('.adit-region')?.getBoundingClientRect();
  const end = page.getByRole('button', { name: '退出' }).element().getBoundingClientRect().right;
  expect(left('折叠')).toBeLessThan(40);
  expect((row?.right ?? 0) - end).toBeLessThan(40);
  await expectAccessible();
});

it('is nothing that the keyboard or a screen reader meets', async () => {
  const { element } = await mountScreen(bar({ id: 'gap', config: { aditKey: 'spacer' } }));
  expect(element.textContent).toBe('');
  expect(element.querySelectorAll('[tabindex], [role], button, a').length).toBe(0);
});
