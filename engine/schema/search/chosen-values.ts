import type { Field } from '../fields/fields.ts';
import type { Language } from '../text/text.ts';
import type { DisplayContext, Option } from '../values/index.ts';
import { allLabels, plainText, valueKinds } from '../values/index.ts';
import { foldText } from './search-words.ts';

/** Something that can be chosen: what stands for it in pieces, and its stored value. */
export interface Choice {
  readonly piece: string;
  readonly value: string;
}

/** Between the steps of a way down a tree; no value has it. */
const step = '\u001f';
/** Longest value that can be found. */
const valueLength = 400;

/** What stands in pieces for the value of a field whose words are looked up: each choice, each step with those above it. */
export function chosenPieces(value: unknown, { kind, props }: Field): string[] {
  const entries = Array.isArray(value) ? value : [value];
  if (kind === 'paths') return entries.flatMap((path) => pathPieces(path, true));
  if (kind === 'path') return pathPieces(entries, props.showAllLevels !== false);
  return entries.flatMap((entry) => cut(plainText(entry)));
}

function pathPieces(path: unknown, everyStep: boolean): string[] {
  if (!Array.isArray(path)) return [];
  const steps = path.map((one) => plainText(one) ?? '');
  const whole = cut(steps.join(step));
  return everyStep ? steps.flatMap((_, index) => cut(steps.slice(0, index + 1).join(step))) : whole;
}

/** What stands in pieces for the last of these steps. */
export const wayPiece = (steps: readonly string[]) => steps.join(step).slice(0, valueLength);

const cut = (text: string | undefined) => (text ? [text.slice(0, valueLength)] : []);

/** The options whose label has the word in one of the languages. */
export function choicesSaying(options: readonly Option[], word: string, { kind }: Pick<Field, 'kind'>): Choice[] {
  const isPath = kind === 'path' || kind === 'paths';
  const found: Choice[] = [];
  const seen = new Set<string>();
  const visit = (level: readonly Option[], above: string) => {
    for (const option of level) {
      const { value, children } = option;
      const text = String(value);
      const piece = (isPath ? above + text : text).slice(0, valueLength);
      // The first of two options with one value gives it its label.
      const isKnown = seen.has(piece);
      seen.add(piece);
      if (!isKnown && allLabels(option).some((one) => foldText(one).includes(word))) found.push({ piece, value: text });
      if (children) visit(children, `${above}${text}${step}`);
    }
  };
  visit(options, '');
  return found;
}

/** The two values of a switch as options, in the words of every language. */
export function switchOptions(field: Field, contexts: ReadonlyMap<Language, DisplayContext>): Option[] {
  const kind = valueKinds[field.kind];
  return [true, false].map((value) => {
    const labels: Record<string, string> = {};
    for (const [language, context] of contexts)
      labels[language] = kind.display(kind.fromColumn?.(value, field) ?? value, field, context);
    return { value, label: labels.zh ?? '', labels };
  });
}
