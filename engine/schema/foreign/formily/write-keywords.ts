import type { Node } from '../../documents/node.ts';
import { type DescriptorMap, valueKindOf } from '../../fields/descriptor.ts';
import { optionKeys } from '../../fields/option-keys.ts';
import { isLocalText } from '../../text/local-text.ts';
import { toOptions } from '../../values/options.ts';
import type { JsonRecord } from '../common/json.ts';
import { writeComponentProps } from './component-props.ts';
import { componentOf, titlePropOf } from './component-table.ts';
import { quoted } from './plain-value.ts';
import { writeRules } from './validators.ts';
import { typeOfKind } from './value-type.ts';

/** What a keyword of a node depends on besides the node. */
export interface WriteContext {
  readonly descriptors: DescriptorMap;
  /** Widget of the node around it. */
  readonly parent?: string;
  /** Columns of the grid around it. */
  readonly columns?: number;
}

/**
 * The keywords of a node of ours, without its children and conditions. Texts of ours stay texts: what looks like an
 * expression is put in quotes.
 */
export function keywordsOf(node: Node, context: WriteContext): JsonRecord {
  const { config } = node;
  const descriptor = context.descriptors.get(config.aditKey);
  // What a layout does of itself is nothing that Formily could be told.
  const usual = descriptor?.kind === 'field' ? descriptor.defaults : {};
  const props = { ...usual, ...node.props };
  const whole = { ...node, props };
  const kind = valueKindOf(whole, context.descriptors);
  // A widget that nobody knows holds a value where it has a name for it.
  const isField = kind !== undefined || node.vModel !== undefined;
  const options = isField ? toOptions(node.slot?.options ?? props.options, optionKeys(node)) : [];
  const component = nameOf(whole, context.parent);
  const keywords: JsonRecord = {
    type: isField ? typeOf(kind === undefined ? 'string' : typeOfKind(kind), options) : 'void',
    ...wordsOf(whole, component),
    description: wordsIn(config.tipLabel),
    default: config.defaultValue,
    required: config.required === true ? true : undefined,
    enum: options.length > 0 ? options.map(entryOf) : undefined,
    'x-validator': filled(writeRules(config.regList ?? [])),
    maxLength: numberIn(props.maxlength),
    minimum: numberIn(props.min),
    maximum: numberIn(props.max),
    'x-display': config.noShow === true ? 'hidden' : undefined,
    'x-pattern': patternOf(props),
    'x-component': component,
    'x-decorator': isField ? 'FormItem' : undefined,
    'x-decorator-props': isField ? spanOf(node, context.columns) : undefined,
  };
  const own = { ...writeComponentProps(whole), ...partsOf(whole), ...titleOf(whole, component) };
  if (Object.keys(own).length > 0) keywords['x-component-props'] = own;
  const said = Object.entries(keywords).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said.map(([name, value]) => [name, quoted(value)]));
}

type Options = ReturnType<typeof toOptions>;

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);
const filled = (list: readonly unknown[]) => (list.length > 0 ? list : undefined);

function typeOf(type: string, options: Options): string {
  const kinds = new Set(options.map(({ value }) => typeof value));
  const [only] = kinds;
  return type === 'string' && kinds.size === 1 && only !== undefined ? only : type;
}

function entryOf({ value, label, disabled, children }: Options[number]): JsonRecord {
  return { label, value, ...(disabled ? { disabled } : {}), ...(children ? { children: children.map(entryOf) } : {}) };
}

function nameOf({ config, props = {} }: Node, parent: string | undefined): string {
  switch (config.aditKey) {
    case 'input':
      return props.showPassword === true ? 'Password' : 'Input';
    case 'inputIntNumber':
      return 'NumberPicker';
    case 'datetime':
      return 'DatePicker';
    case 'uploadImg':
      return 'Upload';
    default:
      return componentOf(config.aditKey, parent);
  }
}

/** What tells two of our widgets apart that are one component there. */
function partsOf({ config, props = {} }: Node): JsonRecord {
  switch (config.aditKey) {
    case 'inputIntNumber':
      return { precision: 0 };
    case 'datetime':
      return { showTime: true };
    case 'uploadImg':
      return { listType: 'picture-card' };
    case 'row':
      return { maxColumns: 24, minColumns: 24 };
    case 'text':
      return props.content === undefined ? {} : { content: wordsIn(props.content) };
    case 'divider':
      return { children: wordsIn(props.content) };
    case 'button':
      return { children: wordsIn(props.buttonText) };
    default:
      return {};
  }
}

const wordsIn = (words: unknown) => (isLocalText(words) ? words.zh : words === '' ? undefined : words);

function wordsOf({ config }: Node, component: string): JsonRecord {
  return titlePropOf(component) === undefined ? { title: wordsIn(config.label) } : {};
}

function titleOf({ config, props = {} }: Node, component: string): JsonRecord {
  const prop = titlePropOf(component);
  const words = wordsIn(config.aditKey === 'card' ? (props.header ?? config.label) : config.label);
  return prop === undefined || words === undefined ? {} : { [prop]: words };
}

function patternOf({ disabled, readonly }: Readonly<Record<string, unknown>>): string | undefined {
  if (disabled === true) return 'disabled';
  return readonly === true ? 'readOnly' : undefined;
}

/** How wide it stands in the grid around it; where there is none, the width is told for whoever reads it back. */
function spanOf({ config }: Node, columns: number | undefined): JsonRecord | undefined {
  const span = config.span ?? 24;
  if (columns === undefined) return span === 24 ? undefined : { gridSpan: span };
  return { gridSpan: gridSpanOf(span, columns) };
}

export const gridSpanOf = (span: number, columns: number): number => Math.max(1, Math.round((span * columns) / 24));
