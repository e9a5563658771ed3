import { createRegistry, type Registry } from '../engine/contract/registry.ts';
import type { Widget } from '../engine/contract/widget.ts';
import type { Node } from '../engine/schema/documents/node.ts';
import { widgetFile } from './shared/widget-folder.ts';

/** Those of the screens that are drawn before sign-in, which are on hand without the long list of all. */
export const firstFiles = import.meta.glob<{ widget: Widget }>([
  './{button,captcha,checkbox,choice-menu,form-area,input,link,pane}/*.widget.ts',
  './{qr-sign-in,region,send-code,split-page,state-page,tabs,text,tunnel-picture}/*.widget.ts',
]);

/** Fetches one widget of the product; nothing where there is none of that key. */
export async function loadWidget(key: string): Promise<Widget | undefined> {
  const file = widgetFile(key);
  const files = Object.hasOwn(firstFiles, file) ? firstFiles : (await import('./widget-files.ts')).widgetFiles;
  return (await files[file]?.())?.widget;
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
