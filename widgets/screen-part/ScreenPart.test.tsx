import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ScreensContext } from '../../engine/contract/outlet.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { createProductRegistry } from '../registry.ts';

const part = (screen?: string) => ({ id: 'part', config: { aditKey: 'screenPart' }, props: { screen } });
const text = (content: string) => ({ id: 'words', config: { aditKey: 'text' }, props: { content } });
const screens: Readonly<Record<string, { nodes: object[] }>> = {
  duty: { nodes: [text('早班 08:00 到 16:00')] },
  outer: { nodes: [text('外面'), part('inner')] },
  inner: { nodes: [text('里面'), part('outer')] },
};
const registry = createProductRegistry();
const withScreens = {
  around: (inner: React.ReactNode) => (
    <ScreensContext value={(id) => <ScreenView document={screens[id] as never} registry={registry} idPrefix={id} />}>
      {inner}
    </ScreensContext>
  ),
};

it('shows another screen in its place', async () => {
  await mountScreen({ nodes: [part('duty')] }, withScreens);
  await expect.element(page.getByText('早班 08:00 到 16:00')).toBeVisible();
  await expectAccessible();
});

it('says what is to be written where nothing is, and shows nothing where nobody has screens', async () => {
  await mountScreen({ nodes: [part()] });
  await expect.element(page.getByText('请填写要嵌入的页面编码')).toBeVisible();
  const { element } = await mountScreen({ nodes: [part('duty')] });
  expect(element.textContent).toBe('');
});

it('ends where screens stand in one another without an end', async () => {
  await mountScreen({ nodes: [part('outer')] }, withScreens);
  await expect.element(page.getByRole('alert')).toHaveTextContent('页面“outer”不能嵌入它自己');
  expect(page.getByText('里面').elements().length).toBe(1);
});
