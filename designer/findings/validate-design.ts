import type { DescriptorMap } from '../../engine/schema/descriptor.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import type { Severity } from '../../engine/schema/findings/finding-codes.ts';
import { linearPatterns } from '../../engine/schema/rules/linear-patterns.ts';
import { validateForm, validateModel, validateScreen } from '../../engine/schema/validate/index.ts';
import { isScreen } from '../document/is-screen.ts';
import type { JsonObject } from '../document/json.ts';
import { callShapes } from '../sources/call-shapes.ts';

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };
const known = new WeakMap<JsonObject, WeakMap<DescriptorMap, readonly Finding[]>>();

/** What is wrong with a design, most severe first, else in the order of the document. Worked out once for a document. */
export function validateDesign(document: JsonObject, descriptors: DescriptorMap): readonly Finding[] {
  const before = known.get(document)?.get(descriptors);
  if (before) return before;
  const context = { descriptors, calls: callShapes, patterns: linearPatterns };
  const found = !isScreen(document)
    ? validateModel(document, context)
    : document.id === undefined
      ? validateForm(document, context)
      : validateScreen(document, context);
  const sorted = found.toSorted((a, b) => ranks[a.severity] - ranks[b.severity]);
  const byWidgets = known.get(document) ?? new WeakMap<DescriptorMap, readonly Finding[]>();
  byWidgets.set(descriptors, sorted);
  known.set(document, byWidgets);
  return sorted;
}

/** The findings where they have been worked out already. */
export function knownFindings(document: JsonObject, descriptors: DescriptorMap): readonly Finding[] | undefined {
  return known.get(document)?.get(descriptors);
}
