import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { translateTo } from '../words/words.ts';
import { SeeingStrip } from './SeeingStrip.tsx';
import { Strips } from './Strips.tsx';

const seenBy = { name: '系统管理员', rows: 'both' as const, secondsLeft: 840 };

function open(secondsLeft = seenBy.secondsLeft) {
  const asked: string[] = [];
  mount(
    <Strips>
      <SeeingStrip userName="李伟" seenBy={{ ...seenBy, secondsLeft }} />
    </Strips>,
    testServices('zh', {
      translate: translateTo('zh'),
      command: async (name) => void asked.push(name),
    }),
  );
  return asked;
}

it('says to everybody, above dialogs, as whom the pages are shown, and for how long', async () => {
  open();
  await expect.element(page.getByRole('status')).toHaveTextContent('以“李伟”的身份查看，只能看，不能改');
  const left = page.getByRole('timer');
  await expect.element(left).toHaveTextContent('剩余 14 分钟');
  // It changes by itself: nobody is told each minute.
  await expect.element(left).toHaveAttribute('aria-live', 'off');
  await expectAccessible();
  // Dialogs do not cover it.
  const strips = page.getByRole('status').element().parentElement;
  expect(Number(getComputedStyle(strips ?? document.body).zIndex)).toBeGreaterThan(1_100);
});

it('leads back by keyboard alone', async () => {
  const asked = open();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '结束查看' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(asked).toEqual(['stopSeeing']);
});

it('asks who is shown once its time is over', async () => {
  const asked = open(0);
  await expect.element(page.getByRole('timer')).toHaveTextContent('剩余不到 1 分钟');
  expect(asked).toEqual(['refreshSession']);
});
