import './columns.css';
import type { LayoutProps } from '../../engine/contract/widget.ts';

export interface ColumnsProps extends LayoutProps {
  readonly shape?: string;
}

const shapes = ['wideLeft', 'wideRight', 'widerRight'];

/** Each child a column; below one another where there is no room. */
export function Columns({ shape, children }: ColumnsProps) {
  const known = shapes.find((one) => one === shape) ?? 'equal';
  return (
    <div className="adit-columns-layout" data-shape={known}>
      {children}
    </div>
  );
}
