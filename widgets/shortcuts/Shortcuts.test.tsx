import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { menuEntry, sampleMenu } from '../../test/support/sample-menu.ts';

async function shortcuts(props: Record<string, unknown> = {}, menuList: unknown = sampleMenu, language?: 'en') {
  const went: string[] = [];
  const mounted = await mountScreen(
    {
      nodes: [
        {
          id: 'shortcuts',
          config: { aditKey: 'shortcuts', label: '常用功能' },
          props: { items: { $source: 'session', path: 'menuList' }, ...props },
        },
      ],
    },
    {
      given: { session: { menuList } },
      services: testServices(language ?? 'zh', { navigate: (to, target) => void went.push(`${to} ${target}`) }),
    },
  );
  return { went, ...mounted };
}
const names = () =>
  page
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

it('offers every page of the menu in its order, without folders, hidden entries and the page it stands on', async () => {
  await shortcuts();
  await expect.element(page.getByRole('list', { name: '常用功能' })).toBeVisible();
  expect(names()).toEqual(['管线台账', '风机台账', '水泵台账', '巡检任务', '缺陷上报', '监控大屏', '帮助']);
  await expectAccessible();
});

it('leaves out pages that are still to come', async () => {
  const coming = menuEntry({ id: 'soon', fullName: '报表', propertyJson: '{"soon":{"zh":"以后有报表"}}' });
  await shortcuts({}, [coming, ...sampleMenu]);
  expect(names()).not.toContain('报表');
  expect(names()).toHaveLength(7);
});

it('offers at most as many as the design says, and leaves out the page that it names', async () => {
  await shortcuts({ most: 2, skip: '/model/pipes' });
  expect(names()).toEqual(['首页', '风机台账']);
});

it('puts what is used most first, and what the person chose before all', async () => {
  const { give } = await shortcuts({
    visits: { $source: 'visits' },
    chosen: { $source: 'account', path: 'shortcuts' },
  });
  await expect.poll(() => names().slice(0, 3)).toEqual(['管线台账', '风机台账', '水泵台账']);
  give({ visits: { pumps: 3, fans: 1 } });
  await expect.poll(() => names().slice(0, 3)).toEqual(['水泵台账', '风机台账', '管线台账']);
  give({ visits: { pumps: 3 }, account: { shortcuts: 'fans,pipes' } });
  await expect.poll(names).toEqual(['风机台账', '管线台账']);
});

it('goes to a page inside, and opens a link outside in a window of its own', async () => {
  const { went } = await shortcuts();
  await page.getByRole('link', { name: '缺陷上报' }).click();
  page.getByRole('link', { name: '监控大屏' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(went).toEqual(['/model/defects _self', 'https://wall.example.com/ _blank']);
});

it('leaves a press with a key held to the browser', async () => {
  const { went } = await shortcuts();
  const prevented: boolean[] = [];
  const watch = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', watch, { once: true });
  page
    .getByRole('link', { name: '帮助' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(prevented).toEqual([false]);
  expect(went).toEqual([]);
  await expect.element(page.getByRole('link', { name: '帮助' })).toHaveAttribute('href', '/help.center');
});

it('says names in the language of the page, Chinese where the menu has no other', async () => {
  await shortcuts({}, sampleMenu, 'en');
  expect(names()).toContain('Defect reports');
  expect(names()).toContain('巡检任务');
});

it('says so where there is no page, whatever the menu data are', async () => {
  await shortcuts({}, null);
  await shortcuts({}, [{ nonsense: true }, 7]);
  expect(page.getByText('还没有可用的页面').elements().length).toBe(2);
  await expectAccessible();
});
