import { useEffect, useState } from 'react';
import type { Scope } from '../../engine/data/fill-places.ts';
import type { Registry } from '../../engine/registry.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import { useServices } from '../../engine/render/services.ts';
import type { CallData, Calls } from '../../engine/schema/calls/index.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { safeAddress } from '../../widgets/shared/safe-address.ts';
import type { Page } from '../router/routes.ts';
import { useIdPrefix } from './id-prefix.ts';

interface Props {
  readonly page: Extract<Page, { kind: 'link' }>;
  readonly registry: Registry;
  readonly given: Scope;
}

/**
 * A link whose address the server says: it may carry a ticket, good for one use and a minute, so it is asked for at each
 * opening and never kept. What is refused is thrown, for who shows pages that failed.
 */
export function LinkPage({ page, registry, given }: Props) {
  const { request } = useServices();
  const before = useIdPrefix();
  const [address, setAddress] = useState<string>();
  const [failure, setFailure] = useState<Error>();
  const { menuId, away, title } = page;
  useEffect(() => {
    const cancelled = new AbortController();
    request('openLink', { body: { menuId }, quiet: true, signal: cancelled.signal })
      .then((answer) => setAddress((answer as CallData<Calls['openLink']>).address)) // by the call's shape
      .catch((error: Error) => cancelled.signal.aborted || setFailure(error));
    return () => cancelled.abort();
  }, [request, menuId]);
  if (failure) throw failure;
  const safe = safeAddress(address);
  if (safe === null) return null;
  if (away) return <Away address={safe} title={title} />;
  return <ScreenView document={frameOf(title, safe)} registry={registry} given={given} idPrefix={`${before}page-`} />;
}

/** A page that is an address in a frame: the same widget can stand in any screen. */
export function frameOf(label: string, href: string): { nodes: Node[] } {
  return { nodes: [{ id: 'frame', config: { aditKey: 'iframe', label }, props: { href, fill: true } }] };
}

/** Goes there at once, in place of this page; whom that fails finds the way in words. */
function Away({ address, title }: { readonly address: string; readonly title: string }) {
  const follow = (link: HTMLAnchorElement | null) => link?.click();
  return (
    <a ref={follow} href={address} rel="noreferrer">
      {title}
    </a>
  );
}
