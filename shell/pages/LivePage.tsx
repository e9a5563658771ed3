import { useStore } from 'jotai';
import { memo, useMemo } from 'react';
import { asDocument } from '../../engine/contract/as-document.ts';
import type { Scope } from '../../engine/contract/fill-places.ts';
import { type AskToLeave, ServicesContext, useServices } from '../../engine/contract/services.ts';
import { NodeFence, ThrownContext } from '../../engine/render/NodeFence.tsx';
import { type Page, routeFacts } from '../router/routes.ts';
import type { LeaveGuard } from '../session/leave-guard.ts';
import { createPageMemory } from '../session/page-memory.ts';
import { keptUnder, sessionAtom } from '../session/session.ts';
import { IdPrefixContext } from './id-prefix.ts';
import { LayoutContext } from './layout-context.ts';
import { PageFailed } from './PageFailed.tsx';
import { RoutePage } from './RoutePage.tsx';

interface Props {
  readonly address: string;
  readonly page: Page;
  /** What the frame knows, but for the route. */
  readonly around: Scope;
  readonly guard: LeaveGuard;
  readonly framed: boolean;
  /** Before the ids of its elements: several pages may stand in the document at once. */
  readonly idPrefix: string;
  tell(screenId: string, hasLayout: boolean): void;
}

/** A page with what belongs to it alone: its route, its unsaved work, its model. What it throws concerns the page, not the frame. */
export const LivePage = memo(function LivePage(props: Props) {
  const { address, page, around, guard, framed, idPrefix, tell } = props;
  const services = useServices();
  const store = useStore();
  const { title } = page;
  const modelId = modelOf(page);
  const own = useMemo(
    () => ({
      ...asDocument(services, modelId),
      pageMemory: createPageMemory(address, () => keptUnder(store.get(sessionAtom))),
      guardLeave: (ask: AskToLeave, keeps?: boolean) => guard.guard(ask, address, keeps),
    }),
    [services, store, guard, address, modelId],
  );
  const given = useMemo(() => ({ ...around, route: routeFacts(address, page) }), [around, address, page]);
  const layout = useMemo(() => ({ framed, tell }), [framed, tell]);
  return (
    <ThrownContext value={null}>
      <NodeFence fallback={(error, again) => <PageFailed title={title} error={error} given={given} onAgain={again} />}>
        <ServicesContext value={own}>
          <IdPrefixContext value={idPrefix}>
            <LayoutContext value={layout}>
              <RoutePage page={page} given={given} />
            </LayoutContext>
          </IdPrefixContext>
        </ServicesContext>
      </NodeFence>
    </ThrownContext>
  );
});

/** Of what the rights count on a page: its model, or of a page of the menu its entry; '' where the page has none of its own. */
export function modelOf(page: Page): string {
  if (page.kind === 'model') return page.modelId;
  return page.kind === 'screen' ? page.menuId : '';
}
