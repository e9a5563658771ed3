// Here: how what pages are made of stands and looks on the canvas.

import './page-canvas.css';
import type { ReactNode } from 'react';
import type { Descriptor } from '../../../engine/schema/fields/descriptor.ts';
import { arrangementOf } from '../../document/arrangement.ts';
import type { JsonObject } from '../../document/json.ts';
import { storedPropsOf, textAt } from '../../document/node-words.ts';

interface Props {
  readonly node: JsonObject;
  readonly descriptor: Descriptor;
  readonly children: ReactNode;
}

/** The nodes of a container as they stand on the page: below and beside one another as in a form, or in their places. */
export function Arranged({ node, descriptor, children }: Props) {
  const arrangement = arrangementOf(node, descriptor);
  if (arrangement === 'grid') return <div className="adit-design-grid">{children}</div>;
  if (arrangement === 'columns') {
    return (
      <div className="adit-design-grid" data-beside="" data-shape={textAt(storedPropsOf(node).shape) || undefined}>
        {children}
      </div>
    );
  }
  return (
    <div className="adit-design-arranged" data-arrange={arrangement}>
      {children}
    </div>
  );
}
