import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OutletContext } from '../../engine/render/outlet.ts';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const screen = {
  nodes: [
    {
      id: 'main',
      config: { aditKey: 'region', children: [{ id: 'outlet', config: { aditKey: 'routeOutlet' } }] },
      props: { area: 'main' },
    },
  ],
};

it('shows the page of the address in its place', async () => {
  const { element } = await mountScreen(screen, {
    around: (page) => <OutletContext value={<h1>巡检任务</h1>}>{page}</OutletContext>,
  });
  await expect.element(page.getByRole('heading', { name: '巡检任务' })).toBeVisible();
  expect(element.querySelector('#adit-main')?.textContent).toBe('巡检任务');
});

it('brings the focus to the page when what had it went with the page before', async () => {
  let show = (_page: ReactNode) => {};
  const Pages = ({ children }: { readonly children: ReactNode }) => {
    const [shown, setShown] = useState<ReactNode>(
      <button key="first" type="button">
        巡检任务
      </button>,
    );
    show = setShown;
    return <OutletContext value={shown}>{children}</OutletContext>;
  };
  const { element } = await mountScreen(screen, { around: (page) => <Pages>{page}</Pages> });
  // A person is at work: nothing takes the focus of a page that has only just been loaded.
  await userEvent.click(page.getByRole('button', { name: '巡检任务' }));
  show(<h1 key="second">缺陷上报</h1>);
  await expect.element(page.getByRole('heading', { name: '缺陷上报' })).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(element.querySelector('#adit-main'));
});

it('is an empty place while no page is there', async () => {
  const { element } = await mountScreen(screen);
  expect(element.querySelector('.adit-outlet')?.childNodes.length).toBe(0);
  expect(element.querySelector('.adit-error-node')).toBeNull();
});
