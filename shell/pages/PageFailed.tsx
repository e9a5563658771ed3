import type { Scope } from '../../engine/contract/fill-places.ts';
import { NodeFence } from '../../engine/render/NodeFence.tsx';
import { WidgetError } from '../../engine/render/WidgetError.tsx';
import { parts } from '../../engine/schema/routes/routes.ts';
import { ScreenPage } from './ScreenPage.tsx';

interface Props {
  readonly title: string;
  readonly error: Error;
  readonly given: Scope;
  onAgain(): void;
}

/** In place of a page that could not be fetched or drawn: its screen, or plain words where that fails as well. */
export function PageFailed({ title, error, given, onAgain }: Props) {
  return (
    <NodeFence fallback={() => <WidgetError label={title} at="" detail={error.message} onAgain={onAgain} />}>
      <ScreenPage id={parts.pageFailed} given={{ ...given, failure: { message: error.message } }} />
    </NodeFence>
  );
}
