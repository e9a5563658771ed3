import type { CSSProperties, ReactNode } from 'react';
import type { FieldIds } from '../contract/field-ids.ts';
import type { ResolvedField } from '../contract/resolved.ts';
import { useServices } from '../contract/services.ts';

interface Props {
  readonly node: ResolvedField;
  readonly ids: FieldIds;
  readonly label: string;
  readonly required: boolean;
  readonly error: string;
  readonly help: string;
  /** False where there is no control to point at. */
  readonly linked: boolean;
  readonly children: ReactNode;
}

/** Label, control, and the one line under it that help and error share. */
export function FieldItem({ node, ids, label, required, error, help, linked, children }: Props) {
  const { translate } = useServices();
  const { showLabel, labelWidth } = node.node.config;
  const style: CSSProperties & Record<`--${string}`, string | number> = { '--adit-span': node.span };
  if (typeof labelWidth === 'number' && labelWidth > 0) style['--adit-label-width'] = `${labelWidth}px`;
  const hidden = showLabel === false || node.descriptor.ownLabel === true;
  const star = required && (
    <span className="adit-star" aria-hidden="true">
      *
    </span>
  );
  return (
    <div
      className="adit-item"
      id={ids.item}
      style={style}
      data-invalid={error !== '' || undefined}
      data-key={node.descriptor.key}
    >
      <div className={hidden ? 'adit-label adit-label-hidden' : 'adit-label'}>
        {linked ? (
          <label id={ids.label} htmlFor={ids.control}>
            {star}
            {label}
          </label>
        ) : (
          <span id={ids.label}>{label}</span>
        )}
      </div>
      <div className="adit-control">
        {children}
        <div className="adit-message" id={ids.message} data-help={help !== '' || undefined}>
          {error !== '' ? (
            <span className="adit-error">
              <span className="adit-sr">{translate('form.invalid')}: </span>
              {error}
            </span>
          ) : (
            help
          )}
        </div>
      </div>
    </div>
  );
}
