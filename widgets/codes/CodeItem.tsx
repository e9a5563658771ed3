import './codes.css';
import type { ReactNode } from 'react';
import type { ActionProps } from '../../engine/contract/widget.ts';

interface Props extends Pick<ActionProps, 'id' | 'label' | 'node' | 'row'> {
  readonly children: ReactNode;
}

/** A display with its label beside it, as fields have theirs; in a cell the display alone. */
export function CodeItem({ id, label, node, row, children }: Props) {
  if (row) return children;
  const isNamed = label !== '' && node.config.showLabel !== false;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be named by a legend of its own
    <div className="adit-item adit-drawn-code-item" role="group" aria-labelledby={isNamed ? `${id}-name` : undefined}>
      {isNamed && (
        <div className="adit-label" id={`${id}-name`}>
          {label}
        </div>
      )}
      <div className="adit-control">{children}</div>
    </div>
  );
}
