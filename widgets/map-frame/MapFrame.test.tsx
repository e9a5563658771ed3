import { useMemo, useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ServicesContext } from '../../engine/contract/services.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { limits } from '../../engine/schema/limits.ts';
import { ActionHost } from '../../test/support/action-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
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

it('stays as it is in another language: what was drawn on it is not lost', async () => {
  let rooms = 0;
  let speak: (language: 'zh' | 'en') => void = () => {};
  const ask = async (call: string) => {
    if (call === 'openMapRoom') rooms += 1;
    return answers[call];
  };
  function Host() {
    const [language, setLanguage] = useState<'zh' | 'en'>('zh');
    speak = setLanguage;
    const services = useMemo(() => testServices(language, { request: (call) => ask(call) }), [language]);
    return (
      <ServicesContext value={services}>
        <ActionHost widget={widget} props={{}} label="管廊位置" />
      </ServicesContext>
    );
  }
  mount(<Host />);
  const toolbar = () => document.querySelector('[role=toolbar]')?.getAttribute('aria-label');
  await expect.poll(toolbar).toBe('地图操作');
  await expect.poll(() => frame()?.src).toContain(gid);
  const before = frame();
  speak('en');
  await expect.poll(toolbar).not.toBe('地图操作');
  expect(frame()).toBe(before);
  expect(rooms).toBe(1);
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

it('has a switch for each kind of thing it shows, where the design wants them', async () => {
  show({ layers: true, interaction: false });
  const layers = page.getByRole('group', { name: '图层' });
  await expect.element(layers).toBeVisible();
  for (const name of ['区域', '管线', '桩点']) await expect.element(layers.getByLabelText(name)).toBeChecked();
  await layers.getByLabelText('桩点').click();
  await expect.element(layers.getByLabelText('桩点')).not.toBeChecked();
  await expectAccessible();
});

it('is opened anew where tiles come from somewhere else: a frame may load them from where they were at its opening', async () => {
  let tileUrl = 'https://a.example/{z}/{x}/{y}';
  let rooms = 0;
  show({}, async (call) => {
    if (call === 'openMapRoom') {
      rooms += 1;
      return { gid: `${rooms}`.repeat(43), key };
    }
    const config = { tileUrl, tileKey: '', attribution: '' };
    return call === 'mapSettings' ? { localData: false, mapRegion: '', config, rotate: 0 } : answers[call];
  });
  await expect.poll(() => frame()?.src).toContain('1'.repeat(43));
  window.dispatchEvent(new CustomEvent('adit:reload', { detail: 'n1' }));
  tileUrl = 'https://b.example/{z}/{x}/{y}';
  window.dispatchEvent(new CustomEvent('adit:reload', { detail: 'n1' }));
  await expect.poll(() => frame()?.src).toContain('2'.repeat(43));
  expect(rooms).toBe(2);
});

it('that draws into a sub-table offers what that takes, and nothing where the form has no such field', async () => {
  const map = (id: string, field: string): Node => ({
    id,
    config: { aditKey: 'mapFrame', label: id },
    props: { field },
  });
  const lng: Node = { id: 'lng', vModel: 'lng', config: { aditKey: 'inputNumber', label: '经度' } };
  const outline: Node = {
    id: 'outline',
    vModel: 'outline',
    config: { aditKey: 'table', label: '角点', children: [lng] },
  };
  const services = testServices('zh', { request: async (call) => answers[call] });
  await mountScreen({ nodes: [outline, map('带子表', 'outline'), map('没有子表', 'elsewhere')] }, { services });
  const names = async (map: string) => {
    const tools = page.getByRole('region', { name: map }).getByRole('toolbar');
    await expect.element(tools).toBeVisible();
    return tools
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
  };
  expect(await names('带子表')).toEqual(['画点', '画面', '显示全部']);
  expect(await names('没有子表')).toEqual(['画点', '画线', '画面', '显示全部', '清除']);
});
