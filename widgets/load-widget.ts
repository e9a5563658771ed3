import { createRegistry, type Registry } from '../engine/contract/registry.ts';
import type { Widget } from '../engine/contract/widget.ts';
import type { Node } from '../engine/schema/documents/node.ts';
import { widgetFolder } from './widget-folder.ts';

/** Where the component of each widget comes from, by its file. */
const widgetFiles = import.meta.glob<{ widget: Widget }>('./*/*.widget.ts');

/** Fetches one widget of the product; nothing where there is none of that key. */
export async function loadWidget(key: string): Promise<Widget | undefined> {
  const file = `./${widgetFolder(key)}/${widgetFolder(key)}.widget.ts`;
  return (await widgetFiles[file]?.())?.widget;
}

/**
 * A registry of the widgets of one document and no others, all of them fetched: for a page that comes before the rest
 * of the product. One that could not be fetched is missing, and its place says so.
 */
export async function loadRegistryOf(nodes: readonly Node[]): Promise<Registry> {
  const found = await Promise.all([...keysIn(nodes)].map((key) => loadWidget(key).catch(() => undefined)));
  const widgets = found.filter((widget) => widget !== undefined);
  const registry = createRegistry(
    widgets.map(({ descriptor }) => descriptor),
    loadWidget,
  );
  await registry.load(widgets.map(({ descriptor }) => descriptor.key));
  return registry;
}

function keysIn(nodes: readonly Node[], keys = new Set<string>()): Set<string> {
  for (const { config } of nodes) {
    keys.add(config.aditKey);
    keysIn(config.children ?? [], keys);
  }
  return keys;
}
