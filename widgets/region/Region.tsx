import './region.css';
import { Drawer } from 'antd';
import { useServices } from '../../engine/render/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { LayoutProps } from '../../engine/widget.ts';
import { useFrame } from '../shared/frame.ts';

export interface RegionProps extends LayoutProps {
  readonly area?: string;
}

/** A part of a page frame or of a split page, in the place that its name says; `row` sets its children side by side. */
export function Region({ area = 'main', label, children }: RegionProps) {
  const { translate } = useServices();
  const frame = useFrame();
  const shared = { className: 'adit-region', 'data-area': area, ...(label ? { 'aria-label': label } : {}) };
  switch (area) {
    case 'side':
      return frame?.narrow ? (
        <Drawer
          open={frame.sideOpen}
          onClose={frame.closeSide}
          placement="left"
          size={limits.sideMenuWidthPx + 30}
          closable={false}
          aria-label={translate('widget.pageFrame.side')}
          className="adit-side-drawer"
          styles={{ body: { padding: 0 } }}
        >
          <div {...shared}>{children}</div>
        </Drawer>
      ) : (
        <div {...shared}>{children}</div>
      );
    case 'header':
      return <header {...shared}>{children}</header>;
    case 'main':
      return (
        <main {...shared} id="adit-main" tabIndex={-1}>
          {children}
        </main>
      );
    case 'foot':
      return <footer {...shared}>{children}</footer>;
    default:
      return <div {...shared}>{children}</div>;
  }
}
