import './brand.css';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { useFrame } from '../shared/frame.ts';
import { storedText } from '../shared/stored-text.ts';
import { TunnelMark } from '../shared/TunnelMark.tsx';

export interface BrandProps extends ActionProps {
  readonly name?: string;
  readonly compact?: boolean;
  /** False: the name alone. */
  readonly withMark?: boolean;
  readonly onDark?: boolean;
}

/** Mark and name of the system. In a folded side menu the mark alone, which still has the name. */
export function Brand({ name, label, compact, withMark, onDark }: BrandProps) {
  const frame = useFrame();
  const words = storedText(name) ?? label;
  const isFolded = frame?.layout === 'classic' && !frame.narrow && !frame.sideOpen;
  const markOnly = compact === true || isFolded;
  return (
    <div className="adit-brand" data-ground={onDark === false ? 'light' : 'dark'} title={markOnly ? words : undefined}>
      {withMark !== false && <TunnelMark />}
      <strong className={markOnly ? 'adit-sr' : undefined}>{words}</strong>
    </div>
  );
}
