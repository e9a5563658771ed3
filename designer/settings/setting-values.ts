import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';
import { type Json, type JsonObject, sameJson } from '../document/json.ts';
import { valueAt } from '../document/patch.ts';

/** A setting that the engine draws: what it is called in the settings form, and what it sets. */
export interface SettingPlace {
  /** `vModel` in the settings form. */
  readonly name: string;
  /** JSON pointer from the node. */
  readonly path: string;
  /** What holds where the node says nothing. */
  readonly otherwise: Json | undefined;
  /** Typed letter by letter: one entry of the history until the field is left. */
  readonly typed: boolean;
}

/** Several nodes have one value, or each its own. */
export interface Shared {
  readonly value: Json | undefined;
  readonly mixed: boolean;
}

export function sharedValue(nodes: readonly JsonObject[], path: string): Shared {
  const [first, ...rest] = nodes.map((node) => valueAt(node, path));
  const mixed = rest.some((value) => !sameJson(value, first));
  return { value: mixed ? undefined : first, mixed };
}

/** What a field of the settings form shows for a stored value. */
export function shownValue({ otherwise }: SettingPlace, stored: Json | undefined): Json | undefined {
  return stored === undefined || stored === null ? otherwise : stored;
}

/** What is stored for a value of the settings form: nothing for an empty one and for the default. */
export function storedValue({ otherwise }: SettingPlace, value: Json | undefined): Json | undefined {
  if (isEmptyValue(value)) return isEmptyValue(otherwise) ? undefined : emptyOf(otherwise);
  return sameJson(value, otherwise) ? undefined : value;
}

/** A default that is taken away is written down as empty, else it would come back. */
function emptyOf(otherwise: Json | undefined): Json {
  return Array.isArray(otherwise) ? [] : typeof otherwise === 'string' ? '' : null;
}

export function differs({ otherwise }: SettingPlace, stored: Json | undefined): boolean {
  if (stored === undefined || stored === null) return false;
  return isEmptyValue(stored) ? !isEmptyValue(otherwise) : !sameJson(stored, otherwise);
}

/** What a prop is where a node says nothing: the widget's default, else what its setting says. */
export function defaultOf(descriptor: Descriptor, name: string): Json | undefined {
  const own = descriptor.defaults[name];
  const said = descriptor.settings.find(({ vModel }) => vModel === name)?.config.defaultValue;
  return (own ?? said) as Json | undefined; // defaults are written in JSON
}
