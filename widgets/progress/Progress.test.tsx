import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './progress.widget.ts';

const bar = () => page.getByRole('progressbar', { name: '完成进度' });

it.each([
  [35, '35', '35%'],
  ['33.333', '33.333', '33.333%'],
  [130, '100', '130%'],
  [-5, '0', '-5%'],
])('says its number %s, its bar between its ends', async (initial, now, words) => {
  mount(<FieldHost widget={widget} label="完成进度" initial={initial} />);
  await expect.element(bar()).toHaveAttribute('aria-valuenow', now);
  await expect.element(bar()).toHaveAttribute('aria-valuetext', words);
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

it('is a dash while there is none, and may be a circle or without its number', async () => {
  mount(<FieldHost widget={widget} label="完成进度" />);
  await expect.element(bar()).not.toHaveAttribute('aria-valuenow');
  await expect.element(page.getByText('–')).toBeVisible();
  const props = { type: 'circle', showInfo: false, color: '#1268cc', status: 'exception' };
  mount(<FieldHost widget={widget} id="c" label="圆" initial={60} node={{ props }} />);
  await expect.element(page.getByRole('progressbar', { name: '圆' })).toHaveAttribute('aria-valuenow', '60');
  expect(page.getByText('60%').elements()).toEqual([]);
  await expectAccessible();
});
