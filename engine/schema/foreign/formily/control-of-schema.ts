import { controlOf, type FoundControl } from '../common/control-of.ts';
import { controlByTag, controlNamed } from '../common/control-table.ts';
import { isRecord, type JsonRecord } from '../common/json.ts';
import { componentNamed } from './component-table.ts';
import { componentNameOf, partOf, schemaOf } from './schema-tree.ts';

export interface SchemaControl {
  readonly control: FoundControl;
  /** Props that the component's name says. */
  readonly props: JsonRecord;
  /** What decided where the component's name did not: the reader tells of it. */
  readonly guessed?: 'tag' | 'kind';
}

/** Which widget a schema is: by its component, else by a component that is called alike, else by what its value is. */
export function controlOfSchema(schema: JsonRecord): SchemaControl {
  const component = componentNameOf(schema);
  const known = componentNamed(component);
  if (known && !isLeafList(schema, known.control.aditKey)) {
    const control = named(refined(known.control.aditKey, schema));
    if (control) return { control: { ...control, by: 'tag' }, props: { ...known.props, ...ownProps(schema) } };
  }
  const alike = known || component === '' ? undefined : calledAlike(component);
  if (alike && (alike.kind === 'field') === isValue(schema)) {
    const isSame = alike.aditKey === ownName(component) || controlByTag(component) !== undefined;
    return { control: alike, props: {}, ...(isSame ? {} : { guessed: 'tag' as const }) };
  }
  return byKind(schema, component);
}

/** As a widget of ours that Formily has no component for is written. */
const ownName = (component: string) => component.charAt(0).toLowerCase() + component.slice(1);

function calledAlike(component: string): FoundControl | undefined {
  const own = controlNamed(ownName(component));
  const found: FoundControl = own ? { ...own, by: 'tag' } : controlOf({}, { tag: component }, undefined);
  return found.by === 'tag' ? found : undefined;
}

const named = (aditKey: string) => controlNamed(aditKey);
const isValue = ({ type }: JsonRecord): boolean => type !== 'void' && type !== 'object';

/** A list whose entries are no rows: our sub-table has rows alone. */
function isLeafList(schema: JsonRecord, aditKey: string): boolean {
  return aditKey === 'table' && isRecord(schema.items) && !isRecord(schema.items.properties);
}

function refined(aditKey: string, schema: JsonRecord): string {
  const props = partOf(schema, 'x-component-props');
  if (aditKey === 'date' && props.showTime !== undefined && props.showTime !== false) return 'datetime';
  if (aditKey === 'inputNumber' && (schema.type === 'integer' || props.precision === 0)) return 'inputIntNumber';
  const shows = typeof props.listType === 'string' && props.listType.startsWith('picture');
  return aditKey === 'uploadFile' && shows ? 'uploadImg' : aditKey;
}

function ownProps(schema: JsonRecord): JsonRecord {
  const type = componentNameOf(schema) === 'DatePicker' ? partOf(schema, 'x-component-props').picker : undefined;
  return type === 'month' || type === 'year' ? { type } : {};
}

/** Of no known component: the usual widget for what it holds; a placeholder where nobody knows what that is. */
function byKind(schema: JsonRecord, component: string): SchemaControl {
  const usual = usualFor(schema);
  const control = usual && named(usual.aditKey);
  if (control) return { control: { ...control, by: 'shape' }, props: usual.props ?? {}, guessed: 'kind' };
  return { control: controlOf({}, { tag: component || 'object' }, undefined), props: {} };
}

interface Usual {
  readonly aditKey: string;
  readonly props?: JsonRecord;
}

function usualFor(schema: JsonRecord): Usual | undefined {
  const { type, format, items } = schema;
  const isHolder = isRecord(schema.properties);
  const hasChoices = schema.enum !== undefined;
  switch (type) {
    case 'string':
      return { aditKey: hasChoices ? 'select' : usualOfText(format) };
    case 'number':
    case 'integer':
      return { aditKey: hasChoices ? 'select' : type === 'number' ? 'inputNumber' : 'inputIntNumber' };
    case 'boolean':
      return { aditKey: 'switch', props: { activeValue: true, inactiveValue: false } };
    case 'date':
    case 'datetime':
      return { aditKey: type };
    case 'array':
      if (isRecord(schemaOf(items).properties)) return { aditKey: 'table' };
      return hasChoices ? { aditKey: 'checkbox' } : { aditKey: 'select', props: { multiple: true, allowCreate: true } };
    case 'void':
      return isHolder ? { aditKey: 'row' } : undefined;
    default:
      return isHolder ? { aditKey: 'card' } : hasChoices ? { aditKey: 'select' } : undefined;
  }
}

/** Source: JSON Schema, format. */
function usualOfText(format: unknown): string {
  if (format === 'date' || format === 'time') return format;
  return format === 'date-time' ? 'datetime' : 'input';
}
