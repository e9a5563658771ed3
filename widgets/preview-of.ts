import './preview/page-parts.css';
import type { Preview } from './preview/preview.ts';
import { widgetFolder } from './shared/widget-folder.ts';

const previews = import.meta.glob<Preview>('./*/*.preview.tsx', { eager: true, import: 'preview' });

/** How a widget wants to be drawn on the canvas; undefined where it leaves that to its kind. */
export function previewOf(key: string): Preview | undefined {
  const file = `./${widgetFolder(key)}/${widgetFolder(key)}.preview.tsx`;
  return Object.hasOwn(previews, file) ? previews[file] : undefined;
}
