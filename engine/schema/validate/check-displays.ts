import { isBinding } from '../bindings.ts';
import { propsOf } from '../fields/descriptor.ts';
import { pointer } from '../findings/finding.ts';
import type { Checking } from './checking.ts';
import { labelOf, type Place } from './places.ts';
import type { Report } from './report.ts';

type Props = Readonly<Record<string, unknown>>;

/** Displays of lists that have nothing to show, or are at a place that there is not. */
export function checkDisplays({ places, report }: Checking): void {
  for (const place of places) {
    const { descriptor, node } = place;
    if (descriptor?.checkedAs === 'steps') checkSteps(place, propsOf(node, descriptor), report);
  }
}

/** As many as there are steps: all of them are done. */
function checkSteps({ node, at }: Place, { items, active, activeField }: Props, report: Report): void {
  // Known only when the page is shown.
  if (isBinding(items)) return;
  const count = Array.isArray(items) ? items.length : 0;
  const label = labelOf(node);
  if (count === 0) report.add('steps.none', pointer(at, 'props', 'items'), { label });
  else if ((activeField ?? '') === '' && typeof active === 'number' && (active < 0 || active > count))
    report.add('steps.range', pointer(at, 'props', 'active'), { label, active, count });
}
