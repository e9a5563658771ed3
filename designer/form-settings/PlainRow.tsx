import type { ReactNode } from 'react';
import { SettingDot } from '../settings/SettingDot.tsx';

interface Props {
  /** Of the control that the label names. */
  readonly id: string;
  readonly label: string;
  /** The label names a group of controls, which points back at `<id>-label`. */
  readonly group?: boolean;
  readonly differs?: boolean;
  readonly hint?: string;
  readonly children: ReactNode;
  onRestore?(): void;
}

/** Label left, control right, a dot for what differs from the default: like the settings of a node. */
export function PlainRow({ id, label, group = false, differs = false, hint, children, onRestore }: Props) {
  return (
    <div className="adit-design-setting">
      <div className="adit-design-setting-label">
        {onRestore && <SettingDot label={label} shown={differs} onRestore={onRestore} />}
        {group ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
      </div>
      <div className="adit-design-setting-control">
        {children}
        {hint && <p className="adit-design-setting-hint">{hint}</p>}
      </div>
    </div>
  );
}
