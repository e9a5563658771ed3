import { pointer } from '../findings/finding.ts';
import { localText } from '../text/local-text.ts';
import { languages } from '../text/text.ts';
import type { Checking } from './checking.ts';
import { labelOf, type Place } from './places.ts';

/** What was put there and not gone on with: sub-tables without columns, choices without options, fields without a name of their own. */
export function checkUnfinished({ places, report, isScreen }: Checking): void {
  // A page may have its options bound, and its parts are not called by their labels.
  if (isScreen) return;
  for (const place of places) {
    const { node, at, kind, descriptor } = place;
    const label = { label: labelOf(node) };
    if (kind === 'table' && (node.config.children ?? []).length === 0)
      report.add('node.noColumns', pointer(at, 'config', 'children'), label);
    if (descriptor?.options === true && lacksOptions(place))
      report.add('node.noOptions', pointer(at, 'slot', 'options'), label);
    if (isUnnamed(place)) report.add('node.defaultTitle', pointer(at, 'config', 'label'), label);
  }
}

/** None at all may mean that another product keeps them elsewhere; an empty list, or a choice that says `static`, does not. */
function lacksOptions({ node }: Place): boolean {
  const { dataType } = node.config;
  const options = node.slot?.options ?? node.props?.options;
  if (Array.isArray(options)) return (dataType ?? 'static') === 'static' && options.length === 0;
  return dataType === 'static' && options === undefined;
}

/**
 * Whether a field is as the palette gave it: its label is what its widget is called, its name what a new one gets. One that
 * the system fills in is often called so for good, and a name that somebody chose says that the label was meant as well.
 */
function isUnnamed({ node, descriptor }: Place): boolean {
  if (descriptor?.kind !== 'field' || descriptor.filledBy !== undefined) return false;
  const { label } = node.config;
  const titles = languages.map((language) => descriptor.texts[language][descriptor.title]);
  const isTitle = languages.some((language) => titles.includes(localText(label, language)));
  return isTitle && (node.vModel ?? '').replace(/\d+$/, '') === descriptor.key;
}
