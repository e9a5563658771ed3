import type { Widget } from '../engine/contract/widget.ts';

export type WidgetFiles = Readonly<Record<string, () => Promise<{ readonly widget: Widget }>>>;

/** Where the component of each widget comes from, by its file. */
export const widgetFiles: WidgetFiles = import.meta.glob<{ widget: Widget }>('./*/*.widget.ts');
