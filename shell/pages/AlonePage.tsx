import { useLocation } from 'react-router-dom';
import type { Scope } from '../../engine/contract/fill-places.ts';
import { NodeFence } from '../../engine/render/NodeFence.tsx';
import { WidgetError } from '../../engine/render/WidgetError.tsx';
import { ScreenPage } from './ScreenPage.tsx';

/** A screen outside the frame, where nothing else would say that it could not be fetched. */
export function AlonePage({ id, given }: { readonly id: string; readonly given: Scope }) {
  const { pathname } = useLocation();
  return (
    <NodeFence
      key={pathname}
      fallback={({ message }, again) => <WidgetError label={pathname} at="" detail={message} onAgain={again} />}
    >
      <ScreenPage id={id} given={given} titled />
    </NodeFence>
  );
}
