import type { Finding } from '../../engine/schema/findings/finding.ts';
import type { Severity } from '../../engine/schema/findings/finding-codes.ts';
import { linearPatterns } from '../../engine/schema/rules/linear-patterns.ts';
import {
  type ValidationContext,
  validateForm,
  validateModel,
  validateScreen,
} from '../../engine/schema/validate/index.ts';
import { isScreen } from '../document/is-screen.ts';
import type { JsonObject } from '../document/json.ts';
import { callShapes } from '../sources/call-shapes.ts';

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** What is known of the program around the designer; the same one for as long as that is the same. */
export type DesignContext = Pick<ValidationContext, 'descriptors' | 'isListed'>;

const known = new WeakMap<JsonObject, WeakMap<DesignContext, readonly Finding[]>>();

/** What is wrong with a design, most severe first, else in the order of the document. Worked out once for a document. */
export function validateDesign(document: JsonObject, around: DesignContext): readonly Finding[] {
  const before = knownFindings(document, around);
  if (before) return before;
  const context = { ...around, calls: callShapes, patterns: linearPatterns };
  const found = !isScreen(document)
    ? validateModel(document, context)
    : document.id === undefined
      ? validateForm(document, context)
      : validateScreen(document, context);
  const sorted = found.toSorted((a, b) => ranks[a.severity] - ranks[b.severity]);
  const byContext = known.get(document) ?? new WeakMap<DesignContext, readonly Finding[]>();
  byContext.set(around, sorted);
  known.set(document, byContext);
  return sorted;
}

/** The findings where they have been worked out already. */
export function knownFindings(document: JsonObject, around: DesignContext): readonly Finding[] | undefined {
  return known.get(document)?.get(around);
}
