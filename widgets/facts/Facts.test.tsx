import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const withFacts = {
  nodes: [
    {
      id: 'facts',
      config: { aditKey: 'facts', label: '个人资料' },
      props: {
        items: [
          { label: { zh: '部门', en: 'Department' }, value: { $source: 'person', path: 'organize' } },
          { label: '工号', value: 0 },
          { label: '加入日期', value: { $source: 'person', path: 'since' }, kind: 'date' },
          { label: '最近登录', value: { $source: 'person', path: 'seen' }, kind: 'datetime' },
        ],
      },
    },
  ],
};

it('says each fact beside its name, days and moments as people write them', async () => {
  const person = { organize: '生产运行部', since: '2026-03-01T04:00:00.000Z', seen: '2026-03-01T04:05:06.000Z' };
  const { element } = await mountScreen(withFacts, { given: { person } });
  await expect.element(page.getByText('生产运行部')).toBeVisible();
  const said = [...element.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(said[1]).toBe('0');
  expect(said[2]).toMatch(/^2026-03-01$/);
  expect(said[3]).toMatch(/^2026-03-01 \d\d:05$/);
  await expectAccessible();
});

it('says of what is not known that it is not, until it is', async () => {
  const { element, give } = await mountScreen(withFacts);
  expect(element.querySelector('dd')?.textContent).toBe('未填写');
  give({ person: { organize: '运维一班' } });
  await expect.element(page.getByText('运维一班')).toBeVisible();
  await expectAccessible();
});

it('is one list with a name to a screen reader', async () => {
  const { element } = await mountScreen(withFacts);
  const list = element.querySelector('dl');
  expect(list?.getAttribute('aria-label')).toBe('个人资料');
  expect(list?.querySelectorAll('dt').length).toBe(4);
});
