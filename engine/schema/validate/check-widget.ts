import { isBinding } from '../bindings.ts';
import { type Descriptor, type DescriptorMap, valueKindOf } from '../fields/descriptor.ts';
import type { Field } from '../fields/fields.ts';
import { pointer } from '../findings/finding.ts';
import { shortText } from '../findings/value-words.ts';
import type { WordArg, Words } from '../findings/words.ts';
import { styleNameOf } from '../helpers/style-list.ts';
import { isLocalText, localText } from '../text/local-text.ts';
import type { Problem } from '../text/problem.ts';
import { valueKinds } from '../values/index.ts';
import type { Checking } from './checking.ts';
import { bareField, parseSetting } from './parse-setting.ts';
import { labelOf, type Place } from './places.ts';
import type { Report } from './report.ts';

const textKinds = new Set(['text', 'longText']);

/** A problem inside a finding: said in the language of the finding. */
export function wordsOf({ code, params }: Problem, label?: WordArg): Words {
  return { code, args: { ...params, ...(label === undefined ? {} : { label }) } };
}

/** The widget of each node is known, and each stored prop is what the widget's settings ask for. */
export function checkWidgets({ places, context, report }: Checking): void {
  const settings = new Map<Descriptor, Field[]>();
  for (const place of places) {
    const { node, at, descriptor } = place;
    const key = node.config.aditKey;
    if (!descriptor) {
      if (key !== '') report.add('widget.unknown', pointer(at, 'config', 'aditKey'), { key: shortText(key) });
      continue;
    }
    checkDefault(place, report);
    if (!node.props) continue;
    checkStyle(node.props.textStyle, pointer(at, 'props', 'textStyle'), report);
    const fields = settings.get(descriptor) ?? settingFields(descriptor, context.descriptors);
    settings.set(descriptor, fields);
    for (const field of fields) {
      const stored = Object.hasOwn(node.props, field.name) ? node.props[field.name] : undefined;
      if (stored === undefined || valueKinds[field.kind].isEmpty(stored)) continue;
      // Known only when the page is shown; and words in several languages, where words are asked for.
      if (isBinding(stored) || (textKinds.has(field.kind) && isLocalText(stored))) continue;
      const parsed = parseSetting(stored, field);
      if (parsed.ok) continue;
      const { label } = field.node.config;
      const problem = wordsOf(parsed.problem, localText(label, 'zh') ? label : field.name);
      report.add('widget.property', pointer(at, 'props', field.name), { name: field.name, problem });
    }
  }
}

/** What a document says of its looks: other properties, such as those that place things, are never drawn. */
function checkStyle(style: unknown, at: string, report: Report): void {
  if (typeof style !== 'object' || style === null || isBinding(style)) return;
  for (const name of Object.keys(style))
    if (!styleNameOf(name)) report.add('node.style', pointer(at, name), { name: shortText(name) });
}

/** A field starts with its default, on the page and where no page draws it: what does not fit is left out there. */
function checkDefault(place: Place, report: Report): void {
  const problem = misfit(place, place.node.config.defaultValue);
  if (problem) report.add('node.default', pointer(place.at, 'config', 'defaultValue'), { problem });
}

/** Why a field would not take a value that the design writes into it; null where it would, and where nobody can say. */
export function misfit({ node, descriptor, kind }: Place, stored: unknown): Words | null {
  if (!descriptor || !kind || kind === 'table' || valueKinds[kind].isEmpty(stored) || isBinding(stored)) return null;
  const parsed = parseSetting(stored, bareField(node, descriptor, kind));
  return parsed.ok ? null : wordsOf(parsed.problem, labelOf(node));
}

/** A setting is a field of the settings form: its own widget says what kind of value the prop is. */
function settingFields(descriptor: Descriptor, descriptors: DescriptorMap): Field[] {
  return descriptor.settings.flatMap((node) => {
    const own = descriptors.get(node.config.aditKey);
    const kind = valueKindOf(node, descriptors);
    if (!own || !kind || !node.vModel) return [];
    return [bareField(node, own, kind)];
  });
}
