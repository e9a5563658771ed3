// Here: from an address to a drawn page: screens, links, fences, banners.

import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Scope } from '../../engine/contract/fill-places.ts';
import { useServices } from '../../engine/contract/services.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import { type CodedRecord, readScanQuery, scanQuery } from '../../engine/schema/codes/record-code.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { type FlowConfig, readFlowConfig } from '../../engine/schema/helpers/flow-config.ts';
import { pageRouteAt } from '../../engine/schema/routes/page-routes.ts';
import { parts, places } from '../../engine/schema/routes/routes.ts';
import { type External, readExternal } from '../router/external-address.ts';
import type { Page } from '../router/routes.ts';
import { listedHostsFor } from '../session/listed-hosts.ts';
import { type SessionState, sessionAtom } from '../session/session.ts';
import { useIdPrefix } from './id-prefix.ts';
import { FramedPage, LinkPage } from './LinkPage.tsx';
import { useRegistry } from './registry-context.ts';
import { ScreenPage } from './ScreenPage.tsx';
import { hasScreen } from './screens.ts';
import './signed-in-screens.ts';

interface Props {
  readonly page: Page;
  readonly given: Scope;
}

/** What an address shows: a screen, shipped or of the tenant, the generated pages of a model, or an address outside. */
export function RoutePage({ page, given }: Props) {
  const registry = useRegistry();
  const before = useIdPrefix();
  const { translate } = useServices();
  const { search } = useLocation();
  const document = useMemo(() => documentOf(page), [page]);
  const session = useAtomValue(sessionAtom);
  const online = session.status === 'ready' ? session.screens : {};
  const sources = useMemo(() => ({ ...given, ...ownSources(page, search, session) }), [page, given, search, session]);
  if (page.flow && !sources.flow) throw new Error(translate('page.noFlow'));
  if (page.kind === 'folder') return <Navigate to={page.to + search} replace />;
  if (page.kind === 'soon') return <ScreenPage id={parts.notYet} given={sources} />;
  if (page.kind === 'frame')
    return <FramedPage label={page.title} address={page.href} registry={registry} given={given} />;
  if (page.kind === 'link') return <LinkPage page={page} registry={registry} given={given} />;
  if (document) return <ScreenView document={document} registry={registry} given={given} idPrefix={`${before}page-`} />;
  const wanted = page.kind === 'screen' ? page.screenId : '';
  const isThere = hasScreen(wanted) || Object.hasOwn(online, wanted);
  const shown = isThere ? wanted : (pageRouteAt(places.notFound)?.screen ?? '');
  return <ScreenPage id={shown} given={sources} menuId={page.menuId} />;
}

/** What a kind of page knows beside what every page does. */
function ownSources(
  page: Page,
  search: string,
  session: SessionState,
): { soon?: Page; flow?: FlowConfig | null; coded?: CodedRecord | null; external?: External } {
  const query = new URLSearchParams(search);
  if (page.flow) return { flow: readFlowConfig(query.get('config')) };
  if (page.coded) return { coded: readScanQuery(query.get(scanQuery) ?? '') ?? null };
  if (page.external)
    return { external: readExternal(query.get('href'), window.location.origin, listedHostsFor(session)) };
  return page.kind === 'soon' ? { soon: page } : {};
}

/** Pages that are one node: the same widgets can stand in any other screen. */
function documentOf(page: Page): { nodes: Node[] } | null {
  switch (page.kind) {
    case 'model': {
      const props = { modelId: page.modelId, menuId: page.menuId };
      return { nodes: [{ id: 'model', config: { aditKey: 'modelList', label: page.title }, props }] };
    }
    case 'folder':
    case 'frame':
    case 'link':
    case 'soon':
    case 'screen':
      return null;
  }
}
