import type { Node } from '../documents/node.ts';
import { type Descriptor, propsOf } from '../fields/descriptor.ts';
import type { Field } from '../fields/fields.ts';
import { accept, type Parsed, refuse } from '../text/problem.ts';
import { staticOptions, type ValueKindName, valueKinds } from '../values/index.ts';

/** A field by itself, for its kind to judge a value by. */
export function bareField(node: Node, descriptor: Descriptor, kind: ValueKindName): Field {
  return {
    name: node.vModel ?? '',
    table: null,
    kind,
    node,
    descriptor,
    props: propsOf(node, descriptor),
    at: '',
    shownBy: [],
    enabledBy: [],
    hidden: false,
  };
}

/**
 * A setting that is a choice without a list to choose from takes any; only its form (one, or several) is checked then.
 * An object may refuse to be read as text (`{"toString": 1}`), which some kinds try; it is no value of theirs then.
 */
export function parseSetting(stored: unknown, field: Field): Parsed {
  if (field.descriptor.options && staticOptions(field)?.length === 0)
    return Array.isArray(stored) === (field.kind !== 'choice') ? accept(stored) : refuse('field.choice');
  try {
    return valueKinds[field.kind].parse(stored, field);
  } catch {
    return refuse('field.text');
  }
}
