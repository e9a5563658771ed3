import type { Widget } from '../engine/contract/widget.ts';

/** Where the component of each widget comes from, by its file. A line a widget: pages before sign-in do without it. */
export const widgetFiles = import.meta.glob<{ widget: Widget }>('./*/*.widget.ts');
