import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';

const files = import.meta.glob<{ default: ScreenDocument }>('../../schemas/screens/*.json');

/** The shipped screens, by id: `schemas/screens/<id>.json`. Undefined where there is none. */
export async function loadScreen(id: string): Promise<ScreenDocument | undefined> {
  return (await files[`../../schemas/screens/${id}.json`]?.())?.default;
}

export function hasScreen(id: string): boolean {
  return Object.hasOwn(files, `../../schemas/screens/${id}.json`);
}
