import { Drawer } from 'antd';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { bodyContainer } from '../shared/body-container.ts';

/** Fetched behind the first rows of a list, so that it is there when it is asked for. */
export const loadColumnDrawer = () => import('./ColumnDrawer.tsx').then((module) => ({ default: module.ColumnDrawer }));
const ColumnDrawer = lazy(loadColumnDrawer);

/** Narrower than this, list and drawer have no room side by side. */
const besideFromPx = 860;
export const hasRoomBeside = (widthPx: number): boolean => widthPx >= besideFromPx;

interface Props extends ComponentProps<typeof ColumnDrawer> {
  /** The list has room for it at its side; else it lies over the list. */
  readonly beside: boolean;
}

/** The drawer of the columns where it stands: beside its list, or over it. */
export function ColumnPlace({ beside, ...props }: Props) {
  const { translate } = useServices();
  const drawer = (
    <Suspense fallback={null}>
      <ColumnDrawer {...props} />
    </Suspense>
  );
  if (beside) return drawer;
  return (
    <Drawer
      open
      getContainer={bodyContainer}
      className="adit-columns-over"
      size={Math.min(limits.columnDrawerWidthPx, window.innerWidth)}
      closable={false}
      title={null}
      aria-label={translate('list.columns')}
      onClose={props.onClose}
    >
      {drawer}
    </Drawer>
  );
}
