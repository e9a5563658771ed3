import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { limits } from '../../engine/schema/limits.ts';
import { ActionHost } from '../../test/support/action-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { widget } from './map-frame.widget.ts';
import { AskError } from './map-link.ts';
import { findMap } from './open-maps.ts';

const gid = 'g'.repeat(43);
const key = 'k'.repeat(43);
const answers: Record<string, unknown> = {
  openMapRoom: { gid, key },
  mapSettings: { localData: true, mapRegion: '', config: { tileUrl: '', tileKey: '', attribution: '' }, rotate: 0 },
  regionData: { list: [] },
  axisList: { list: [] },
  axesByIds: { list: [] },
};
/** Nobody answers at the socket of the page of tests: the room and the data come, the map does not. */
const show = (props: Record<string, unknown> = {}, request = async (call: string) => answers[call]) =>
  mount(<ActionHost widget={widget} props={props} label="管廊位置" />, testServices('zh', { request }));
const frame = () => document.querySelector<HTMLIFrameElement>('main iframe');

it('embeds the frame by its name, in a sandbox, with its room in the address and the key behind the hash', async () => {
  show({ type: 'line', set: 'axes', height: 320 });
  await expect.poll(() => frame()?.title).toBe('管廊位置');
  const src = new URL(frame()?.src ?? '');
  expect([src.pathname, ...src.searchParams]).toEqual([
    '/aditMapCom/',
    ...[
      ['type', 'line'],
      ['set', 'axes'],
      ['gid', gid],
    ],
  ]);
  expect(new URLSearchParams(src.hash.slice(1)).get('key')).toBe(key);
  expect(src.search).not.toContain(key);
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect(frame()?.referrerPolicy).toBe('no-referrer');
  expect(frame()?.getBoundingClientRect().height).toBeGreaterThan(300);
  await expect.element(page.getByRole('toolbar', { name: '地图操作' })).toBeVisible();
  await expectAccessible();
});

it('says what is the matter when there is no room or no data, and tries again when asked to', async () => {
  let isDown = true;
  show({ interaction: false }, async (call) => {
    if (isDown) throw new Error('down');
    return answers[call];
  });
  await expect.element(page.getByText('没有连接上地图，请检查网络后重试')).toBeVisible();
  await expect.element(page.getByText('轴线和区域数据没有取到，请重试')).toBeVisible();
  expect(frame()).toBeNull();
  expect(page.getByRole('toolbar').elements()).toEqual([]);
  await expectAccessible();
  isDown = false;
  await page.getByRole('button', { name: '重新加载数据' }).click();
  await page.getByRole('button', { name: '重新连接' }).click();
  await expect.poll(() => frame()?.src).toContain(gid);
  await expect.poll(() => page.getByText('轴线和区域数据没有取到，请重试').elements()).toEqual([]);
});

it('lets others on the page ask it by its id, and says how much was dropped of what waits for a map that does not come', async () => {
  const host = show({ answers: true });
  await expect.element(page.getByText('操作地图后，应答会列在这里')).toBeVisible();
  await expect.poll(() => findMap('n1')).toBeDefined();
  await expect.poll(() => frame()).not.toBeNull();
  const outcomes: unknown[] = [];
  for (let count = 0; count < limits.mapQueue + 3; count += 1)
    findMap('n1')
      ?.ask({ method: 'fit' })
      .catch((error: unknown) => outcomes.push(error instanceof AskError && error.problem));
  await expect.element(page.getByText('等待地图的操作过多，最早的 3 个没有执行')).toBeVisible();
  expect(outcomes).toEqual(['dropped', 'dropped', 'dropped']);
  host.remove();
  expect(findMap('nobody')).toBeUndefined();
});
