import { StatePicture } from '../../widgets/shared/StatePicture.tsx';
import { InsertHere } from './InsertHere.tsx';
import { useCanvas } from './parts/canvas-context.ts';

/** A design without nodes: what this is, what to do, one button. */
export function EmptyCanvas({ screen }: { readonly screen: boolean }) {
  const { translate, compared } = useCanvas();
  // One side of a comparison is looked at, not worked on.
  if (compared) return <div className="adit-design-empty">{translate('designer.versions.none')}</div>;
  return (
    <div className="adit-design-empty" data-design-tool="">
      <StatePicture name="empty" />
      <strong>{translate(screen ? 'designer.canvas.emptyScreen' : 'designer.canvas.empty')}</strong>
      <span>{translate('designer.canvas.emptyWhy')}</span>
      <InsertHere place={{ parent: null, index: 0 }} look="button" />
    </div>
  );
}
