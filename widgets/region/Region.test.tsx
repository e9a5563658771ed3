import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { frameOf } from '../../test/support/frame-of.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { type Frame, FrameContext } from '../shared/frame.ts';

afterEach(() => page.viewport(1280, 900));

const region = (area: string, label?: string) => ({
  id: area,
  config: {
    aditKey: 'region',
    ...(label === undefined ? {} : { label }),
    children: [{ id: `${area}-text`, config: { aditKey: 'text' }, props: { content: `${area} 的内容` } }],
  },
  props: { area },
});

it('is the element of the page that its place says', async () => {
  const areas = ['header', 'main', 'foot', 'tabs', 'row', 'art', 'corner'];
  const { element } = await mountScreen({ nodes: areas.map((area) => region(area)) });
  const tags = areas.map((area) => element.querySelector(`[data-area="${area}"]`)?.tagName.toLowerCase());
  expect(tags).toEqual(['header', 'main', 'footer', 'div', 'div', 'div', 'div']);
  for (const area of areas) await expect.element(page.getByText(`${area} 的内容`)).toBeVisible();
  await expectAccessible();
});

it('is the main place where the design says nothing, and can take the focus there', async () => {
  const { element } = await mountScreen({
    nodes: [{ ...region('main', '工作区'), props: {} }],
  });
  const main = element.querySelector<HTMLElement>('#adit-main');
  main?.focus();
  expect(document.activeElement).toBe(main);
  expect(main?.getAttribute('aria-label')).toBe('工作区');
});

it('sets its children side by side in a row', async () => {
  const button = (id: string) => ({ id, config: { aditKey: 'button' }, props: { buttonText: id } });
  await mountScreen({
    nodes: [
      { id: 'row', config: { aditKey: 'region', children: [button('甲'), button('乙')] }, props: { area: 'row' } },
    ],
  });
  const box = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect();
  expect(box('甲').top).toBe(box('乙').top);
  expect(box('甲').right).toBeLessThan(box('乙').left);
});

it('stands beside the page as the side, and over it as a drawer in a narrow frame', async () => {
  const closed: string[] = [];
  const inFrame = (frame: Partial<Frame>) => ({
    around: (inner: React.ReactNode) => (
      <FrameContext value={frameOf({ closeSide: () => void closed.push('closed'), ...frame })}>{inner}</FrameContext>
    ),
  });
  const wide = await mountScreen({ nodes: [region('side')] }, inFrame({}));
  expect(wide.element.querySelector('[data-area="side"]')).not.toBeNull();
  expect(page.getByRole('dialog').elements().length).toBe(0);
  await mountScreen({ nodes: [region('side')] }, inFrame({ narrow: true }));
  const drawer = page.getByRole('dialog', { name: '导航' });
  await expect.element(drawer).toBeVisible();
  await expect.element(drawer).toHaveTextContent('side 的内容');
  await expectAccessible();
});

it('is no drawer that is open while the frame has it closed', async () => {
  await mountScreen(
    { nodes: [region('side')] },
    {
      around: (inner) => <FrameContext value={frameOf({ narrow: true, sideOpen: false })}>{inner}</FrameContext>,
    },
  );
  expect(
    page
      .getByText('side 的内容')
      .elements()
      .filter((one) => one.checkVisibility()).length,
  ).toBe(0);
});
