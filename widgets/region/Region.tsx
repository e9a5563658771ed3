import './region.css';
import { ConfigProvider } from 'antd';
import useAppStyle from 'antd/es/app/style';
import { type ComponentProps, lazy, Suspense, useContext, useRef } from 'react';
import type { LayoutProps } from '../../engine/contract/widget.ts';
import { FrameThemesContext, useFrame } from '../shared/frame.ts';
import { mainAround, useLostFocus } from '../shared/use-lost-focus.ts';

// A wide page has no drawer, and does not wait for one.
const SideDrawer = lazy(() => import('./SideDrawer.tsx').then((module) => ({ default: module.SideDrawer })));

export interface RegionProps extends LayoutProps {
  readonly area?: string;
}

/** A part of a page frame or of a split page, in the place that its name says; `row` sets its children side by side, `stack` one below the other. */
export function Region({ area = 'main', label, children }: RegionProps) {
  const frame = useFrame();
  const shared = { className: 'adit-region', 'data-area': area, ...(label ? { 'aria-label': label } : {}) };
  switch (area) {
    case 'rail':
      // The column of folders: other modes have none, and in a drawer the whole menu stands together.
      return frame && (frame.narrow || frame.layout !== 'functional') ? null : <div {...shared}>{children}</div>;
    case 'side':
      // Beside a column of folders there is nothing to be folded to: it has their icons.
      if (frame?.layout === 'functional' && !frame.narrow && !frame.sideOpen) return null;
      return frame?.narrow ? (
        <Suspense fallback={null}>
          <SideDrawer open={frame.sideOpen} onClose={frame.closeSide}>
            <div {...shared}>{children}</div>
          </SideDrawer>
        </Suspense>
      ) : (
        <div {...shared}>{children}</div>
      );
    case 'header':
      return <Header {...shared}>{children}</Header>;
    case 'main':
      return <Main {...shared}>{children}</Main>;
    case 'foot':
      return <footer {...shared}>{children}</footer>;
    default:
      return <div {...shared}>{children}</div>;
  }
}

/**
 * A header that holds the menu stands on the menu's block, and looks like it. With either looks it is the same header:
 * what has the focus in it, or gets it back, is the same button.
 */
function Header(props: ComponentProps<'header'>) {
  const frame = useFrame();
  const themes = useContext(FrameThemesContext);
  if (!themes) return <header {...props} />;
  const isBlock = frame !== null && !frame.narrow && (frame.layout === 'plain' || frame.layout === 'blend');
  return (
    <ConfigProvider theme={isBlock ? themes.block : themes.page}>
      <ThemedHeader {...props} />
    </ConfigProvider>
  );
}

/** Carries the variables of its theme itself: they hold for what is no component of antd's, too. */
function ThemedHeader({ className, ...props }: ComponentProps<'header'>) {
  const [hash, variables] = useAppStyle('ant-app');
  return <header {...props} className={`${className} ${hash} ${variables}`} />;
}

function Main(props: ComponentProps<'main'>) {
  const element = useRef<HTMLElement>(null);
  useLostFocus(element, mainAround);
  return <main {...props} ref={element} id="adit-main" tabIndex={-1} />;
}
