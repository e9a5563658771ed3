import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { OutletContext } from '../../engine/render/outlet.ts';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const document = {
  nodes: [
    {
      id: 'main',
      config: { aditKey: 'region', children: [{ id: 'outlet', config: { aditKey: 'routeOutlet' } }] },
      props: { area: 'main' },
    },
  ],
};

it('shows the page of the address in its place', async () => {
  const { element } = await mountScreen(document, {
    around: (page) => <OutletContext value={<h1>巡检任务</h1>}>{page}</OutletContext>,
  });
  await expect.element(page.getByRole('heading', { name: '巡检任务' })).toBeVisible();
  expect(element.querySelector('#adit-main')?.textContent).toBe('巡检任务');
});

it('is an empty place while no page is there', async () => {
  const { element } = await mountScreen(document);
  expect(element.querySelector('.adit-outlet')?.childNodes.length).toBe(0);
  expect(element.querySelector('.adit-error-node')).toBeNull();
});
