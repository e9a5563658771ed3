import { createRegistry, type Registry } from '../engine/contract/registry.ts';
import type { Widget } from '../engine/contract/widget.ts';
import type { Descriptor } from '../engine/schema/fields/descriptor.ts';
import * as descriptors from './index.ts';
import { widgetFile } from './shared/widget-folder.ts';
import { widgetFiles } from './widget-files.ts';

/** A widget that stands outside this folder: what is known about it, and the way to its component. */
export interface OutsideWidget {
  readonly descriptor: Descriptor;
  load(): Promise<Widget>;
}

/**
 * The product's own widgets; each component is fetched when a document first needs it.
 * @param wordsFor fetches what a widget says, beside the widget
 */
export function createProductRegistry(
  outside: readonly OutsideWidget[] = [],
  wordsFor: (key: string) => Promise<void> | undefined = () => undefined,
): Registry {
  const known = [...Object.values<Descriptor>(descriptors), ...outside.map(({ descriptor }) => descriptor)];
  return createRegistry(known, async (key) => {
    const [file] = await Promise.all([widgetFiles[widgetFile(key)]?.(), wordsFor(key)]);
    return file?.widget ?? outside.find(({ descriptor }) => descriptor.key === key)?.load();
  });
}
