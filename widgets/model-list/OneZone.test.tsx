import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formatInstant, machineTimeZone } from '../../engine/schema/values/index.ts';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import { sampleDefects } from '../../test/support/model-list/sample-records.ts';
import { button, mountModel } from '../../test/support/mount-model.tsx';

/** Zones of an installation of which no machine can be in both. */
const zones = ['Asia/Shanghai', 'America/St_Johns'];
const [, record] = sampleDefects(25);
const found = record?.values.foundTime ?? '';

it.each(zones)('writes a moment alike in list, record, its facts and the form, in %s', async (timeZone) => {
  await page.viewport(1440, 900);
  mountModel({ model: defect, records: sampleDefects(25), services: { timeZone } });
  const shown = formatInstant(found, 'YYYY-MM-DD HH:mm', timeZone);
  await expect.element(button('QX-20261119-0024')).toBeVisible();
  const titles = () =>
    [...document.querySelectorAll<HTMLElement>('.adit-records td')]
      .filter(({ textContent }) => textContent === shown)
      .map(({ title }) => title);
  expect(titles()[0]).toContain(formatInstant(found, 'YYYY-MM-DD HH:mm:ss', timeZone));

  await button('QX-20261119-0024').click();
  const value = () =>
    [...document.querySelectorAll('.adit-viewer .adit-item')]
      .find((item) => item.querySelector('.adit-label')?.textContent === '发现时间')
      ?.querySelector<HTMLElement>('.adit-value');
  await expect.poll(() => value()?.textContent).toBe(shown);
  expect(value()?.title).toContain('UTC');
  await expect
    .element(page.getByRole('complementary', { name: '记录信息' }))
    .toHaveTextContent(formatInstant(found, 'MM-DD HH:mm', timeZone));

  await page.getByRole('dialog').getByRole('button', { name: '编辑' }).click();
  await expect.element(page.getByRole('textbox', { name: '发现时间' }).last()).toHaveValue(shown);
});

it('is tried in a zone that the machine is not in', () => {
  const texts = [machineTimeZone(), ...zones].map((timeZone) => formatInstant(found, 'YYYY-MM-DD HH:mm', timeZone));
  expect(new Set(texts).size).toBeGreaterThan(1);
});
