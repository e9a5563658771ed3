import type { Widget } from '../../engine/contract/widget.ts';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import type { OutsideWidget } from '../../widgets/registry.ts';
import { loadWordsLate } from '../words/words.ts';

// Found by their place, not by name: the shell and the designer know nothing of each other. What is known about a widget
// comes with the shell and is small; the widget itself comes with the first page that shows it.
const descriptors = import.meta.glob<Record<string, Descriptor>>('../../designer/*.descriptor.ts', { eager: true });
const widgets = import.meta.glob<{ widget: Widget }>('../../designer/*.widget.ts');

/** Whole pages that are widgets of their own, to be added to those of the product. */
export const pageWidgets: readonly OutsideWidget[] = Object.entries(descriptors).flatMap(([path, module]) => {
  const load = widgets[path.replace('.descriptor.ts', '.widget.ts')];
  const [descriptor] = Object.values(module);
  return load && descriptor ? [{ descriptor, load: () => loadWith(load) }] : [];
});

/** They are where widgets are set: only they say what a widget's settings are called. */
async function loadWith(load: () => Promise<{ widget: Widget }>): Promise<Widget> {
  const [{ widget }] = await Promise.all([load(), loadWordsLate('design')]);
  return widget;
}
