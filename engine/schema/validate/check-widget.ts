import { isBinding } from '../bindings.ts';
import { calcTexts } from '../calc/index.ts';
import { type Descriptor, type DescriptorMap, propsOf, valueKindOf } from '../descriptor.ts';
import { isLocalText, localText } from '../documents/text.ts';
import { engineTexts } from '../engine-texts.ts';
import type { Field } from '../fields.ts';
import { pointer } from '../findings/finding.ts';
import { accept, type Parsed, type Problem, refuse } from '../problem.ts';
import { problemText, ruleTexts } from '../rules/index.ts';
import { createTranslate } from '../text/text.ts';
import { staticOptions, valueKinds } from '../values/index.ts';
import type { Checking } from './checking.ts';
import { shortText } from './report.ts';

const translate = createTranslate([engineTexts, calcTexts, ruleTexts], 'zh');

const textKinds = new Set(['text', 'longText']);

/** Words of findings are Chinese, as those of the table of codes are. */
export const wordsOf = (problem: Problem, label?: string) => problemText(problem, translate, label);

/** The widget of each node is known, and each stored prop is what the widget's settings ask for. */
export function checkWidgets({ places, context, report }: Checking): void {
  const settings = new Map<Descriptor, Field[]>();
  for (const { node, at, descriptor } of places) {
    const key = node.config.aditKey;
    if (!descriptor) {
      if (key !== '') report.add('widget.unknown', pointer(at, 'config', 'aditKey'), { key: shortText(key) });
      continue;
    }
    if (!node.props) continue;
    const fields = settings.get(descriptor) ?? settingFields(descriptor, context.descriptors);
    settings.set(descriptor, fields);
    for (const field of fields) {
      const stored = Object.hasOwn(node.props, field.name) ? node.props[field.name] : undefined;
      if (stored === undefined || valueKinds[field.kind].isEmpty(stored)) continue;
      // Known only when the page is shown; and words in several languages, where words are asked for.
      if (isBinding(stored) || (textKinds.has(field.kind) && isLocalText(stored))) continue;
      const parsed = parseSetting(stored, field);
      if (parsed.ok) continue;
      const label = localText(field.node.config.label, 'zh') || field.name;
      const problem = wordsOf(parsed.problem, label);
      report.add('widget.property', pointer(at, 'props', field.name), { name: field.name, problem });
    }
  }
}

/** A setting is a field of the settings form: its own widget says what kind of value the prop is. */
function settingFields(descriptor: Descriptor, descriptors: DescriptorMap): Field[] {
  return descriptor.settings.flatMap((node) => {
    const own = descriptors.get(node.config.aditKey);
    const kind = valueKindOf(node, descriptors);
    if (!own || !kind || !node.vModel) return [];
    const props = propsOf(node, own);
    return [
      {
        name: node.vModel,
        table: null,
        kind,
        node,
        descriptor: own,
        props,
        at: '',
        shownBy: [],
        enabledBy: [],
        hidden: false,
      },
    ];
  });
}

/**
 * A setting that is a choice without a list to choose from takes any; only its form (one, or several) is checked then.
 * An object may refuse to be read as text (`{"toString": 1}`), which some kinds try; it is no value of theirs then.
 */
function parseSetting(stored: unknown, field: Field): Parsed {
  if (field.descriptor.options && staticOptions(field)?.length === 0)
    return Array.isArray(stored) === (field.kind !== 'choice') ? accept(stored) : refuse('field.choice');
  try {
    return valueKinds[field.kind].parse(stored, field);
  } catch {
    return refuse('field.text');
  }
}
