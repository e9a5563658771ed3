import { PlusOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { useState } from 'react';
import type { DropPlace } from '../drag/drag-source.ts';
import { InsertPicker } from '../palette/InsertPicker.tsx';
import { useCanvas } from './canvas-context.ts';

interface Props {
  readonly place: DropPlace | (() => DropPlace);
  /** A round plus under a node, a cell behind the columns, a button of its own. */
  readonly look: 'plus' | 'column' | 'button';
}

/** Opens the palette's search right here; what is picked there stands here. */
export function InsertHere({ place, look }: Props) {
  const { translate } = useCanvas();
  const [open, setOpen] = useState<DropPlace | null>(null);
  const [shown, setShown] = useState(false);
  const toggle = () => setOpen(open ? null : typeof place === 'function' ? place() : place);
  const name = translate(look === 'column' ? 'designer.canvas.addColumn' : 'designer.canvas.insertAfter');
  return (
    <span className="adit-design-anchor" data-look={look} data-design-tool="">
      <button
        type="button"
        className={`adit-design-insert-${look}`}
        data-tool={look}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        title={name}
        {...(look === 'column' ? { tabIndex: -1 } : {})}
        onClick={toggle}
      >
        <PlusOutlined aria-hidden="true" />
        {look === 'plus'
          ? null
          : translate(look === 'column' ? 'designer.canvas.column' : 'designer.canvas.insertFirst')}
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
