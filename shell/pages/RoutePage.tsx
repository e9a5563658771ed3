import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Scope } from '../../engine/data/fill-places.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import type { Node } from '../../engine/schema/documents/node.ts';
import type { Page } from '../router/routes.ts';
import { sessionAtom } from '../session/session.ts';
import { useRegistry } from './registry-context.ts';
import { ScreenPage } from './ScreenPage.tsx';
import { hasScreen } from './screens.ts';

interface Props {
  /** Undefined: no page has this address. */
  readonly page: Page | undefined;
  readonly given: Scope;
}

/** What an address shows: a screen, shipped or of the tenant, the generated pages of a model, an address outside in a frame, or 404. */
export function RoutePage({ page, given }: Props) {
  const registry = useRegistry();
  const document = useMemo(() => documentOf(page), [page]);
  const session = useAtomValue(sessionAtom);
  const online = session.status === 'ready' ? session.screens : {};
  if (page?.kind === 'screen' && (hasScreen(page.screenId) || Object.hasOwn(online, page.screenId)))
    return <ScreenPage id={page.screenId} given={given} />;
  if (document) return <ScreenView document={document} registry={registry} given={given} idPrefix="page-" />;
  return <ScreenPage id="404" given={given} />;
}

/** Pages that are one node: the same widgets can stand in any other screen. */
function documentOf(page: Page | undefined): { nodes: Node[] } | null {
  if (page?.kind === 'model') {
    const props = { modelId: page.modelId, menuId: page.menuId };
    return { nodes: [{ id: 'model', config: { aditKey: 'modelList', label: page.title }, props }] };
  }
  if (page?.kind === 'frame') {
    return {
      nodes: [
        { id: 'frame', config: { aditKey: 'iframe', label: page.title }, props: { href: page.href, fill: true } },
      ],
    };
  }
  return null;
}
