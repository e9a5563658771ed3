import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

afterEach(() => page.viewport(1280, 900));

const picture = (id: string, props: Record<string, unknown>) => ({ id, config: { aditKey: 'tunnelPicture' }, props });
const words = {
  name: { $source: 'site', path: 'name' },
  slogan: '看得见的地下，\n管得住的每一米。',
  text: '入廊、巡检、运维一张图。',
};

it('shows name, slogan in its lines and words; the drawing itself says nothing', async () => {
  const { element } = await mountScreen({ nodes: [picture('p', words)] }, { given: { site: { name: '智慧管廊' } } });
  await expect.element(page.getByText('智慧管廊')).toBeVisible();
  const slogan = page.getByText('看得见的地下');
  await expect.element(slogan).toBeVisible();
  const { lineHeight, height } = getComputedStyle(slogan.element());
  expect(Number.parseFloat(height)).toBe(2 * Number.parseFloat(lineHeight));
  await expect.element(page.getByText('入廊、巡检、运维一张图。')).toBeVisible();
  expect(element.querySelectorAll('svg:not([aria-hidden="true"])').length).toBe(0);
  await expectAccessible();
});

it('is a picture alone where the design has no words, and says the text only under a slogan', async () => {
  const { element } = await mountScreen({ nodes: [picture('p', {}), picture('q', { text: '只有说明' })] });
  expect(element.querySelectorAll('.adit-tunnel > svg').length).toBe(2);
  expect(element.textContent).toBe('');
});

it('keeps its paints apart from those of another picture on the page', async () => {
  const { element } = await mountScreen({ nodes: [picture('p', {}), picture('q', {})] });
  const ids = [...element.querySelectorAll('defs > *')].map(({ id }) => id);
  expect(ids.length).toBe(6);
  expect(new Set(ids).size).toBe(6);
  for (const used of element.querySelectorAll('[fill^="url("]')) {
    const id = used.getAttribute('fill')?.slice(5, -1) ?? '';
    expect(document.getElementById(id)?.closest('svg')).toBe(used.closest('svg'));
  }
});

it('keeps the name and leaves out the rest where there is little room', async () => {
  await page.viewport(390, 844);
  await mountScreen({ nodes: [picture('p', words)] }, { given: { site: { name: '智慧管廊' } } });
  await expect.element(page.getByText('智慧管廊')).toBeVisible();
  await expect.element(page.getByText('看得见的地下')).not.toBeVisible();
});
