import type { Checking } from './checking.ts';
import { labelOf, type Place } from './places.ts';

/** The widget that tabs, collapses and steps are made of. */
const paneKey = 'pane';

/** What may stand in what: panes in tabs, collapses and steps; nothing in a field; no sub-table in a sub-table. */
export function checkContainers({ places, report }: Checking): void {
  for (const place of places) {
    const parent = misplacedIn(place);
    if (parent) report.add('node.parent', place.at, { child: labelOf(place.node), parent: labelOf(parent.node) });
    else if (place.node.config.aditKey === paneKey && !place.parent)
      report.add('node.parent', place.at, { child: labelOf(place.node), parent: { code: 'shape.design' } });
  }
}

/** The container in which a node may not stand; a widget that nobody knows may stand, and hold, anything. */
function misplacedIn({ descriptor, node, parent, table, kind }: Place): Place | undefined {
  if (!parent) return undefined;
  const holds = heldBy(parent);
  if (holds === 'none') return parent;
  if (!descriptor) return undefined;
  if (table && (kind === 'table' || descriptor.inTable === false)) return table;
  const isPane = node.config.aditKey === paneKey;
  if (holds === 'panes' && !isPane) return parent;
  return isPane && holds !== 'panes' && holds !== 'anything' ? parent : undefined;
}

function heldBy({ descriptor }: Place): 'nodes' | 'panes' | 'columns' | 'none' | 'anything' {
  if (!descriptor) return 'anything';
  return descriptor.holds ?? (descriptor.kind === 'layout' ? 'nodes' : 'none');
}
