import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { resources } from '../../engine/schema/resources/all-resources.ts';
import { fillScreen } from '../../engine/schema/resources/fill-screen.ts';
import { isRecord } from '../../widgets/shared/records.ts';

const folder = join(import.meta.dirname, '../../schemas/screens');

type Part = Readonly<Record<string, unknown>>;

function* partsOf(value: unknown): Generator<Part> {
  if (isRecord(value)) yield value;
  if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* partsOf(one);
}

/** Ids of the dialogs that are opened with something that is not kept yet. */
function forNew(parts: readonly Part[]): Set<unknown> {
  const opening = parts.filter(({ action, with: given }) => action === 'openDialog' && isRecord(given));
  return new Set(
    opening
      .filter(({ with: given }) =>
        Object.values(given ?? {}).some((one) => isRecord(one) && (one.id === '' || one.id === null)),
      )
      .map(({ dialog }) => dialog),
  );
}

it('a dialog in which something new is written as well is not titled as a change of what there is', () => {
  const titles = readdirSync(folder).flatMap((file) => {
    const parts = [...partsOf(fillScreen(JSON.parse(readFileSync(join(folder, file), 'utf8')), resources))];
    const opened = forNew(parts);
    return parts
      .filter(({ id, config }) => opened.has(id) && isRecord(config) && config.aditKey === 'dialog')
      .map(({ props }) => `${file}: ${JSON.stringify(isRecord(props) ? props.title : undefined)}`);
  });
  expect(titles.length).toBeGreaterThan(3);
  expect(titles.filter((title) => /编辑|編輯|修改|\b(edit|change)\b/i.test(title))).toEqual([]);
});
