import type { Node } from '../documents/node.ts';

export type OptionProps = { label: string; value: string; children: string };

/** Which keys of an entry hold label, value and children; the default is the dialect's. Source: dialect facts 2. */
export function optionKeys(node: Node): OptionProps {
  const stored = node.props?.props;
  const inner = isRecord(stored) && isRecord(stored.props) ? stored.props : stored;
  const name = (key: keyof OptionProps, usual: string) =>
    isRecord(inner) && typeof inner[key] === 'string' && inner[key] ? inner[key] : usual;
  return { label: name('label', 'fullName'), value: name('value', 'id'), children: name('children', 'children') };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
