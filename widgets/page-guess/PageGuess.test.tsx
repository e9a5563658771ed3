import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { sampleMenu } from '../../test/support/sample-menu.ts';
import { menuPages } from '../shared/menu.ts';
import { guessPages, likeness } from './guess-pages.ts';

/** As the page for wrong addresses has it. */
async function guessFor(path: string, menuList: unknown = sampleMenu) {
  const went: string[] = [];
  const { element } = await mountScreen(
    {
      nodes: [
        {
          id: 'guess',
          config: { aditKey: 'pageGuess' },
          props: { items: { $source: 'session', path: 'menuList' }, path: { $source: 'route', path: 'path' } },
        },
      ],
    },
    {
      given: { session: { menuList }, route: { path } },
      services: testServices('zh', { navigate: (to) => void went.push(to) }),
    },
  );
  return { went, element };
}

it('offers the page whose address is nearly what was asked for, and goes there', async () => {
  const { went } = await guessFor('/model/defcts');
  await expect.element(page.getByText('您可能要找')).toBeVisible();
  const first = page.getByRole('link').first();
  await expect.element(first).toHaveTextContent('缺陷上报');
  await expectAccessible();
  first.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(went).toEqual(['/model/defects']);
});

it('offers three at most', async () => {
  await guessFor('/model');
  expect(page.getByRole('link').elements().length).toBe(3);
});

it('shows nothing where no address is like it, and where there is no menu', async () => {
  const { element } = await guessFor('/zzz-qqq');
  expect(element.textContent).toBe('');
  const { element: other } = await guessFor('/model/defects', null);
  expect(other.textContent).toBe('');
  await expectAccessible();
});

describe('likeness', () => {
  it('is 1 for the same address however it is written, 0 for another', () => {
    expect(likeness('/model/defects', '/Model-Defects')).toBe(1);
    expect(likeness('/home', '/zzz')).toBe(0);
    expect(likeness('', '')).toBe(0);
  });

  it('sets the most like first, and never guesses an address outside', () => {
    const paths = guessPages(menuPages(sampleMenu), '/model/pump').map(({ path }) => path);
    expect(paths[0]).toBe('/model/pumps');
    expect(guessPages(menuPages(sampleMenu), 'https://wall.example.com/')).toEqual([]);
  });
});
