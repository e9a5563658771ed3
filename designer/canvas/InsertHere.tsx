import './insert-here.css';
import { PlusOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { useState } from 'react';
import { insertNode } from '../commands/insert-node.ts';
import type { DropPlace } from '../drag/drag-source.ts';
import { InsertPicker } from '../palette/InsertPicker.tsx';
import { useCanvas } from './parts/canvas-context.ts';

interface Props {
  readonly place: DropPlace | (() => DropPlace);
  /** A round plus under a node, a cell behind the columns, a plus behind the panes, a button of its own. */
  readonly look: 'plus' | 'column' | 'pane' | 'button';
  /** The only widget that may stand there: put in at once, with nothing to pick from. */
  readonly widget?: string;
}

/** What the button is called, and what is written on it; both are keys of texts. */
const words: Readonly<Record<Props['look'], { readonly name: string; readonly face?: string }>> = {
  plus: { name: 'designer.canvas.insertAfter' },
  column: { name: 'designer.canvas.addColumn', face: 'designer.canvas.column' },
  pane: { name: 'designer.canvas.addPane' },
  button: { name: 'designer.canvas.insertAfter', face: 'designer.canvas.insertFirst' },
};

/** Opens the palette's search right here; what is picked there stands here. */
export function InsertHere({ place, look, widget }: Props) {
  const { translate, run, compared } = useCanvas();
  const [open, setOpen] = useState<DropPlace | null>(null);
  const [shown, setShown] = useState(false);
  const placeNow = () => (typeof place === 'function' ? place() : place);
  const press = () => {
    if (widget !== undefined) run(insertNode, { key: widget, ...placeNow() });
    else setOpen(open ? null : placeNow());
  };
  // A design that is compared is looked at, not worked on.
  if (compared) return null;
  const { name, face } = words[look];
  return (
    <span className="adit-design-anchor" data-look={look} data-design-tool="">
      <button
        type="button"
        className={`adit-design-insert-${look}`}
        data-tool={look}
        aria-label={translate(name)}
        {...(widget === undefined ? { 'aria-haspopup': 'dialog', 'aria-expanded': open !== null } : {})}
        title={translate(name)}
        // Part of the drawing, as the columns and panes that it stands behind.
        {...(look === 'column' || look === 'pane' ? { tabIndex: -1 } : {})}
        onClick={press}
      >
        <PlusOutlined aria-hidden="true" />
        {face && translate(face)}
      </button>
      {/* Made when it is asked for: each node that is chosen would pay for it. */}
      {open && (
        <Popover
          trigger="click"
          placement={look === 'column' ? 'bottomRight' : 'bottom'}
          open
          onOpenChange={(next) => next || setOpen(null)}
          // Not before: what is not to be seen yet cannot take the focus.
          afterOpenChange={setShown}
          content={<InsertPicker place={open} shown={shown} onDone={() => setOpen(null)} />}
        >
          <span className="adit-design-anchor-box" />
        </Popover>
      )}
    </span>
  );
}
