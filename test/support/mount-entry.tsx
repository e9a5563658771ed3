import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { sampleInspections } from './model-list/sample-records.ts';
import type { SampleServer } from './model-list/sample-server.ts';
import { button, type ModelOptions, mountModel } from './mount-model.tsx';

/** The list of a model, five inspections unless told otherwise, from which entries are opened. */
export async function mountForEntries(options: ModelOptions = {}) {
  const world = mountModel({ records: sampleInspections(5), ...options });
  await expect.element(button('新增')).toBeVisible();
  return world;
}

export const dialog = () => page.getByRole('dialog');
export const closed = () => expect.poll(() => dialog().elements()).toEqual([]);
/** A text of the entry form. */
export const entry = (label: string) => dialog().getByRole('textbox', { name: label, exact: true });

export async function choose(label: string, option: string) {
  await dialog().getByRole('combobox', { name: label, exact: true }).click();
  await page.getByTitle(option).last().click();
}

/** Begins an inspection. */
export async function add() {
  await button('新增').click();
  await expect.element(entry('区段')).toBeVisible();
}

/** Fills in what an inspection has to have. */
export async function fillIn() {
  await choose('管廊', '滨江大道管廊');
  await choose('舱室', '综合舱');
  await choose('巡检类型', '日常巡检');
  await entry('区段').fill('K1+000 ~ K1+360');
}

/** Opens a record of the list to change it. */
export async function edit(name: string) {
  await expect.element(button(`${name} 的更多操作`)).toBeInTheDocument();
  const row = document.querySelector(`[aria-label="${name} 的更多操作"]`)?.closest('tr');
  row?.querySelectorAll<HTMLElement>('.adit-list-link')[1]?.click();
  await expect.element(dialog()).toBeVisible();
}

/** Calls that were to make a record, in order. */
export const made = ({ calls }: SampleServer) => calls.filter(({ name }) => name === 'createRecord');
/** The values of a record as a call sent them. */
export const bodyOf = (call: { input: { body?: unknown } } | undefined) => JSON.parse(Object(call?.input.body).data);
