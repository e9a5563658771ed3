import type { Widget } from '../engine/contract/widget.ts';
import { widgetFolder } from './widget-folder.ts';

/** Where the component of each widget comes from, by its file. */
const widgetFiles = import.meta.glob<{ widget: Widget }>('./*/*.widget.ts');

/** Fetches one widget of the product; nothing where there is none of that key. */
export async function loadWidget(key: string): Promise<Widget | undefined> {
  const file = `./${widgetFolder(key)}/${widgetFolder(key)}.widget.ts`;
  return (await widgetFiles[file]?.())?.widget;
}
