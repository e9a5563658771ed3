import type { Node } from '../../engine/schema/documents/node.ts';

function flagIn(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'multiple' in value && value.multiple === true;
}

/** `multiple` stands among the props, or in the older generation beside the names of the option keys. */
export function takesSeveral({ props }: Node): boolean {
  if (typeof props?.multiple === 'boolean') return props.multiple;
  const keys = props?.props;
  return flagIn(keys) || (typeof keys === 'object' && keys !== null && 'props' in keys && flagIn(keys.props));
}
