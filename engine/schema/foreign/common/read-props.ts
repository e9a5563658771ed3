import { pickerName } from '../../fields/shown-attribute.ts';
import { coerceNumber, coerceSwitch } from './coerce-type.ts';
import { isRecord, type JsonRecord, saysNothing } from './json.ts';
import { numberProps, propName, sizes, switchProps } from './property-table.ts';
import { readRange } from './read-range.ts';

export interface ReadProps {
  readonly props: JsonRecord;
  /** Originals, under their own names, of values that were converted or gave way to another spelling of themselves. */
  readonly originals: JsonRecord;
}

/**
 * A control's own properties under our names and in our types. Where two spellings of one property meet, the one that
 * says something wins.
 * @param known false for a control that has no name here: its properties mean what their product says and stay as written
 */
export function readProps(aditKey: string, source: JsonRecord, known: boolean): ReadProps {
  const props: JsonRecord = {};
  const originals: JsonRecord = {};
  const spelledAs = new Map<string, string>();
  for (const [name, value] of Object.entries(source)) {
    const target = known ? propName(aditKey, name) : name;
    const read = known
      ? (readRange(aditKey, target, value) ?? readPicker(aditKey, target, value) ?? convert(target, value))
      : value;
    const earlier = spelledAs.get(target);
    const wins = earlier === undefined || (saysNothing(props[target]) && !saysNothing(read));
    if (!wins || read === undefined) {
      originals[name] = value;
      continue;
    }
    if (earlier !== undefined) originals[earlier] = source[earlier];
    if (read !== value) originals[name] = value;
    props[target] = read;
    spelledAs.set(target, name);
  }
  return { props, originals };
}

const attributes = new Set(['popupAttr', 'relationFormAttr']);

/** The field that chooses, by its name alone: where it stands is known from the form. */
const readPicker = (aditKey: string, name: string, value: unknown): string | undefined =>
  attributes.has(aditKey) && name === 'relationField' && typeof value === 'string' ? pickerName(value) : undefined;

/** undefined: no value that a widget could use. Null means "not set" in every generation and stays. */
function convert(name: string, value: unknown): unknown {
  if (value === null) return null;
  if (numberProps.has(name)) return coerceNumber(value);
  if (switchProps.has(name)) return coerceSwitch(value);
  if (name === 'size') return typeof value === 'number' ? value : sizes.get(value);
  if (name === 'props' && isRecord(value) && isRecord(value.props) && Object.keys(value).length === 1)
    return value.props;
  return value;
}
