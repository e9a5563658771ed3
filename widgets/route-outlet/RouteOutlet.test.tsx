import { type ReactNode, useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OutletContext, type OutletPage, onePage } from '../../engine/contract/outlet.ts';
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

/** An outlet whose pages a test changes as the program around it would. */
async function outlet(first: readonly OutletPage[]) {
  let show = (_pages: readonly OutletPage[]) => {};
  const Pages = ({ children }: { readonly children: ReactNode }) => {
    const [shown, setShown] = useState(first);
    show = setShown;
    return <OutletContext value={shown}>{children}</OutletContext>;
  };
  const mounted = await mountScreen(screen, { around: (page) => <Pages>{page}</Pages> });
  return { ...mounted, show: (pages: readonly OutletPage[]) => show(pages) };
}

it('shows the page of the address in its place', async () => {
  const { element } = await mountScreen(screen, {
    around: (page) => <OutletContext value={onePage(<h1>巡检任务</h1>)}>{page}</OutletContext>,
  });
  await expect.element(page.getByRole('heading', { name: '巡检任务' })).toBeVisible();
  expect(element.querySelector('#adit-main')?.textContent).toBe('巡检任务');
});

it('brings the focus to the page when what had it went with the page before', async () => {
  const { element, show } = await outlet(onePage(<button type="button">巡检任务</button>, 'first'));
  // A person is at work: nothing takes the focus of a page that has only just been loaded.
  await userEvent.click(page.getByRole('button', { name: '巡检任务' }));
  show(onePage(<h1>缺陷上报</h1>, 'second'));
  await expect.element(page.getByRole('heading', { name: '缺陷上报' })).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(element.querySelector('#adit-main'));
});

it('is an empty place while no page is there', async () => {
  const { element } = await mountScreen(screen);
  expect(element.querySelector('.adit-outlet')?.childNodes.length).toBe(0);
  expect(element.querySelector('.adit-error-node')).toBeNull();
});

it('keeps pages out of sight as they were left: what was filled in, and how far they were scrolled', async () => {
  const told: string[] = [];
  const Form = () => {
    useEffect(() => {
      told.push('seen');
      return () => void told.push('unseen');
    }, []);
    return (
      <>
        <input aria-label="编号" />
        <div data-testid="rows" style={{ height: 100, overflow: 'auto' }}>
          <div style={{ height: 900 }}>行</div>
        </div>
      </>
    );
  };
  const form = { key: 'form', content: <Form /> };
  const other = { key: 'other', content: <h1>缺陷上报</h1> };
  const { show } = await outlet([{ ...form, shown: true }]);
  await page.getByRole('textbox', { name: '编号' }).fill('QX-1');
  const rows = () => page.getByTestId('rows').element();
  rows().scrollTop = 120;
  await expect.poll(() => rows().scrollTop).toBe(120);
  await new Promise(requestAnimationFrame);
  show([
    { ...form, shown: false },
    { ...other, shown: true },
  ]);
  await expect.element(page.getByRole('heading', { name: '缺陷上报' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '编号' })).not.toBeInTheDocument();
  await expect.poll(() => told.at(-1)).toBe('unseen');
  // As browsers do that forget it.
  rows().scrollTop = 0;
  show([
    { ...other, shown: false },
    { ...form, shown: true },
  ]);
  await expect.element(page.getByRole('textbox', { name: '编号' })).toHaveValue('QX-1');
  expect(rows().scrollTop).toBe(120);
  expect(told.at(-1)).toBe('seen');
});

it.each([
  ['fixed over the window', { position: 'fixed', inset: 0, zIndex: 99_999 }],
  ['pulled out of its place', { position: 'relative', top: -300, height: 900, zIndex: 99_999 }],
  ['hung beside it', { position: 'absolute', inset: '-300px', zIndex: 99_999 }],
] as const)('keeps what is %s in the page area, away from the header', async (_how, style) => {
  const button = { id: 'out', config: { aditKey: 'button' }, props: { buttonText: '退出' } };
  const header = { id: 'header', config: { aditKey: 'region', children: [button] }, props: { area: 'header' } };
  const frame = { id: 'frame', config: { aditKey: 'pageFrame', children: [header, ...screen.nodes] } };
  await mountScreen(
    { nodes: [frame] },
    { around: (page) => <OutletContext value={onePage(<div style={style}>巡检任务</div>)}>{page}</OutletContext> },
  );
  const out = page.getByRole('button', { name: '退出' });
  await expect.element(out).toBeVisible();
  const { left, top, width, height } = out.element().getBoundingClientRect();
  expect(out.element().contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
});
