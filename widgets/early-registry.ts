import { createRegistry, type Registry } from '../engine/contract/registry.ts';
import type { Widget } from '../engine/contract/widget.ts';
import type { Node } from '../engine/schema/documents/node.ts';
import { widgetFolder } from './widget-folder.ts';

/**
 * Widgets of the shipped pages before sign-in, by their folders: those pages begin without the list of all the others. A
 * test holds that none is missing.
 */
export const earlyFiles = import.meta.glob<{ widget: Widget }>(
  './{button,captcha,checkbox,choice-menu,form-area,input,link,pane,qr-sign-in,region,send-code,split-page,state-page,tabs,text,tunnel-picture}/*.widget.ts',
);

/** Fetches one widget of the product; nothing where there is none of that key. */
async function loadEarly(key: string): Promise<Widget | undefined> {
  const file = `./${widgetFolder(key)}/${widgetFolder(key)}.widget.ts`;
  const early = earlyFiles[file];
  if (early) return (await early()).widget;
  // A page that was changed may have any.
  return (await import('./load-widget.ts')).loadWidget(key);
}

/**
 * A registry of the widgets of one document and no others, all of them fetched: for a page that comes before the rest
 * of the product. One that could not be fetched is missing, and its place says so.
 */
export async function loadRegistryOf(nodes: readonly Node[]): Promise<Registry> {
  const found = await Promise.all([...keysIn(nodes)].map((key) => loadEarly(key).catch(() => undefined)));
  const widgets = found.filter((widget) => widget !== undefined);
  const registry = createRegistry(
    widgets.map(({ descriptor }) => descriptor),
    loadEarly,
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
