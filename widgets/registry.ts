import { createRegistry, type Registry } from '../engine/registry.ts';
import type { Descriptor } from '../engine/schema/descriptor.ts';
import type { Widget } from '../engine/widget.ts';
import * as descriptors from './index.ts';

const modules = import.meta.glob<{ widget: Widget }>('./*/*.widget.ts');

/** The product's own widgets; each component is fetched when a document first needs it. */
export function createProductRegistry(): Registry {
  return createRegistry(Object.values<Descriptor>(descriptors), (key) =>
    modules[`./${folderOf(key)}/${folderOf(key)}.widget.ts`]?.().then((module) => module.widget),
  );
}

/** `inputNumber` lives in `input-number/`. */
function folderOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
