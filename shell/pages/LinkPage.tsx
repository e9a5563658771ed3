import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Scope } from '../../engine/contract/fill-places.ts';
import type { Registry } from '../../engine/contract/registry.ts';
import { useServices } from '../../engine/contract/services.ts';
import { useOnce } from '../../engine/contract/use-once.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import { pageRoutes } from '../../engine/schema/routes/page-routes.ts';
import { safeAddress } from '../../widgets/shared/safe-address.ts';
import { readExternal } from '../router/external-address.ts';
import type { Page } from '../router/routes.ts';
import { listedHostsFor } from '../session/listed-hosts.ts';
import { sessionAtom } from '../session/session.ts';
import { useIdPrefix } from './id-prefix.ts';
import { ScreenPage } from './ScreenPage.tsx';

interface Drawn {
  readonly registry: Registry;
  readonly given: Scope;
}

interface Props extends Drawn {
  readonly page: Extract<Page, { kind: 'link' }>;
}

/**
 * A link whose address the server says: it may carry a ticket, good for one use and a minute, so it is asked for at each
 * opening and never kept. What is refused is thrown, for who shows pages that failed.
 */
export function LinkPage({ page, registry, given }: Props) {
  const { request } = useServices();
  const [address, setAddress] = useState<string>();
  const [failure, setFailure] = useState<Error>();
  const { menuId, away, title } = page;
  const once = useOnce();
  // Another one in another language, which is no reason to load anew what stands there.
  const requestNow = useRef(request);
  useEffect(() => {
    requestNow.current = request;
  });
  useEffect(() => {
    const done = once(menuId);
    if (!done) return;
    const cancelled = new AbortController();
    requestNow
      .current('openLink', { body: { menuId }, quiet: true, signal: cancelled.signal })
      .then((answer) => {
        done();
        setAddress(answer.address);
      })
      .catch((error: Error) => cancelled.signal.aborted || setFailure(error));
    return () => cancelled.abort();
  }, [menuId, once]);
  if (failure) throw failure;
  const safe = safeAddress(address);
  if (safe === null) return null;
  if (away) return <Away address={safe} title={title} />;
  return <FramedPage label={title} address={safe} registry={registry} given={given} />;
}

/** The screen that says why an address outside is not shown. */
const externalScreen = pageRoutes.find(({ external }) => external)?.screen;

/**
 * An address of the menu in a frame. The browser would leave the frame of a host that is not listed empty: why is said in
 * place of it, as for any address outside. The menu may lead to other pages of this origin, as a written address may not.
 */
export function FramedPage({ label, address, registry, given }: Drawn & { label: string; address: string }) {
  const before = useIdPrefix();
  const session = useAtomValue(sessionAtom);
  const external = readExternal(address, window.location.origin, listedHostsFor(session));
  if (external.kind === 'refused' && external.why === 'host' && externalScreen !== undefined)
    return <ScreenPage id={externalScreen} given={{ ...given, external }} />;
  const document = {
    nodes: [{ id: 'frame', config: { aditKey: 'iframe', label }, props: { href: address, fill: true } }],
  };
  return <ScreenView document={document} registry={registry} given={given} idPrefix={`${before}page-`} />;
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
