import { expect } from 'vitest';
import { page } from 'vitest/browser';
import defect from '../../../schemas/models/defect.json' with { type: 'json' };
import type { TestServices } from '../mount.tsx';
import { button, mountModel } from '../mount-model.tsx';
import { sampleDefects } from './sample-records.ts';
import type { SampleModel } from './sample-server.ts';

/** A list of defects, whose records can be opened. */
export async function openDefects(services: TestServices = {}, model: SampleModel = defect) {
  const world = mountModel({ model, records: sampleDefects(25), services });
  await expect.element(button('QX-20261119-0025')).toBeVisible();
  return world;
}

export const viewer = () => page.getByRole('dialog');
export const viewerTitle = () => document.querySelector('.adit-viewer-title')?.textContent;
/** A value stands beside its label. */
export const fieldValue = (label: string) =>
  [...document.querySelectorAll('.adit-viewer .adit-item')]
    .find((item) => item.querySelector('.adit-label')?.textContent === label)
    ?.querySelector('.adit-value')?.textContent;
export const viewDefect = async (number = '0024') => {
  await button(`QX-20261119-${number}`).click();
  await expect.poll(() => fieldValue('区段桩号')).toBeTruthy();
};
