import { hostOf } from '../schema/acts/host-of.ts';
import { isBound } from '../schema/acts/is-bound.ts';
import { isSourceBinding } from '../schema/bindings.ts';
import type { Descriptor } from '../schema/fields/descriptor.ts';

type Props = Readonly<Record<string, unknown>>;

/**
 * Menu entries that stand in a document and are put together there lead outside to listed hosts only: an address could carry
 * data of the page away. A menu that comes whole from a source is not the document's.
 * @param stored props as the document has them @param bound the same with the data of the page
 */
export function withoutBoundLinks(
  { reaches = {} }: Pick<Descriptor, 'reaches'>,
  stored: Props | undefined,
  bound: Props,
  isListed: (address: string) => boolean,
): Props {
  const own = Object.entries(reaches).filter(
    ([prop, what]) => what === 'links' && !isSourceBinding(stored?.[prop]) && isBound(stored?.[prop]),
  );
  if (own.length === 0) return bound;
  return { ...bound, ...Object.fromEntries(own.map(([prop]) => [prop, listedEntries(bound[prop], isListed)])) };
}

function listedEntries(items: unknown, isListed: (address: string) => boolean): unknown {
  if (!Array.isArray(items)) return items;
  return items.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const { urlAddress, children } = { urlAddress: undefined, children: undefined, ...item };
    const isOut = typeof urlAddress === 'string' && hostOf(urlAddress) !== undefined && !isListed(urlAddress);
    return isOut
      ? []
      : [{ ...item, ...(children === undefined ? {} : { children: listedEntries(children, isListed) }) }];
  });
}
