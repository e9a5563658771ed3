import './brand.css';
import type { ActionProps } from '../../engine/widget.ts';
import { storedText } from '../input/stored-text.ts';
import { useFrame } from '../shared/frame.ts';
import { TunnelMark } from '../shared/TunnelMark.tsx';

export interface BrandProps extends ActionProps {
  readonly name?: string;
  readonly compact?: boolean;
  readonly onDark?: boolean;
}

/** Mark and name of the system. In a folded side menu the mark alone, which still has the name. */
export function Brand({ name, label, compact, onDark }: BrandProps) {
  const frame = useFrame();
  const words = storedText(name) ?? label;
  const markOnly = compact === true || (frame !== null && !frame.narrow && !frame.sideOpen);
  return (
    <div className="adit-brand" data-ground={onDark === false ? 'light' : 'dark'} title={markOnly ? words : undefined}>
      <TunnelMark />
      <strong className={markOnly ? 'adit-sr' : undefined}>{words}</strong>
    </div>
  );
}
