import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { widget } from './carousel.widget.ts';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const entry = (name: string) => ({ fileId: name, name, url: `/api/file/Download/annexpic/${name}` });
const served = testServices('zh', { fileAddress: async () => pixel });
const still = { props: { autoplay: false } };
const button = (name: string) => page.getByRole('button', { name });
const place = () => document.querySelector('.adit-carousel-tools > span')?.textContent;
const shown = () => document.querySelector('.adit-carousel li[data-side="here"] img')?.getAttribute('alt');

afterEach(() => vi.useRealTimers());

it('is turned by its buttons and by the arrow keys, round and round, and says where it is', async () => {
  const initial = [entry('一.png'), entry('二.png')];
  mount(<FieldHost widget={widget} label="现场" initial={initial} node={still} />, served);
  await expect.poll(shown).toBe('一.png');
  await expectAccessible();
  await button('下一张').click();
  await expect.poll(shown).toBe('二.png');
  expect(place()).toBe('第 2 张，共 2 张');
  await button('下一张').click();
  await expect.poll(shown).toBe('一.png');
  page.getByRole('list').element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(shown).toBe('二.png');
  expect(button('暂停').query()).toBeNull();
});

it('stands as cards from three pictures on, and on paper shows all', async () => {
  const initial = ['一.png', '二.png', '三.png', '四.png'].map(entry);
  mount(<FieldHost widget={widget} initial={initial} node={still} />, served);
  const sides = () => [...document.querySelectorAll('.adit-carousel li')].map((one) => one.getAttribute('data-side'));
  await expect.poll(sides).toEqual(['here', 'after', 'away', 'before']);
  expect(document.querySelectorAll('.adit-carousel img').length).toBe(3);
  window.dispatchEvent(new Event('beforeprint'));
  await expect.poll(() => document.querySelectorAll('.adit-carousel img').length).toBe(4);
  window.dispatchEvent(new Event('afterprint'));
});

it('turns by itself, not while somebody has paused it, points at it or is in it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  mount(<FieldHost widget={widget} label="现场" initial={[entry('一.png'), entry('二.png')]} />, served);
  await expect.element(button('暂停')).toBeVisible();
  /** The pointer and the focus go elsewhere. */
  const leave = async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.unhover(page.getByRole('list'));
  };
  const live = () => document.querySelector('.adit-carousel-tools > span')?.getAttribute('aria-live');
  await leave();
  await expect.poll(live).toBe('off');
  vi.advanceTimersByTime(5000);
  await expect.poll(place).toBe('第 2 张，共 2 张');
  await button('暂停').click();
  await leave();
  await expect.element(button('播放')).toBeVisible();
  expect(live()).toBe('polite');
  expect(vi.getTimerCount()).toBe(0);
  await button('播放').click();
  await expect.element(button('暂停')).toBeVisible();
  expect(vi.getTimerCount()).toBe(0);
  await leave();
  await expect.poll(live).toBe('off');
  vi.advanceTimersByTime(5000);
  await expect.poll(place).toBe('第 1 张，共 2 张');
});

it('shows the pictures of another field, and says that there are none', async () => {
  const nodes = [
    { id: 'pictures', vModel: 'pictures', config: { aditKey: 'uploadImg', label: '照片' } },
    {
      id: 'turning',
      vModel: 'turning',
      config: { aditKey: 'carousel', label: '轮播' },
      props: { sourceField: 'pictures', autoplay: false },
    },
  ];
  const { session } = await mountForm({ nodes }, { values: { pictures: [] }, services: served });
  await expect.element(page.getByText('暂无图片')).toBeVisible();
  session.setValue('pictures', [entry('一.png')]);
  await expect.poll(shown).toBe('一.png');
  expect(button('下一张').query()).toBeNull();
});
