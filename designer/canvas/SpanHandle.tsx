import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { resizeSpan } from '../commands/resize-span.ts';
import { useCanvas } from './parts/canvas-context.ts';

interface Props {
  readonly nodeKey: string;
  readonly span: number;
}

const columns = 24;

/** The width of a field: dragged in steps of a column, or by keys. Dragging shows it; letting go is the one command. */
export function SpanHandle({ nodeKey, span }: Props) {
  const { store, run, translate } = useCanvas();
  const handle = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLSpanElement>(null);

  const show = (node: HTMLElement, value: number) => {
    node.style.setProperty('--adit-span', String(value));
    if (words.current) words.current.textContent = `${value} / ${columns}`;
  };
  const press = (event: PointerEvent) => {
    const node = handle.current?.closest<HTMLElement>('[data-design-key]');
    const grid = node?.parentElement;
    if (!node || !grid || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    handle.current?.focus({ preventScroll: true });
    const step = grid.getBoundingClientRect().width / columns;
    const start = event.clientX;
    let value = span;
    const over = new AbortController();
    const { signal } = over;
    const end = () => {
      over.abort();
      delete document.body.dataset.designSizing;
      show(node, span);
    };
    document.body.dataset.designSizing = '';
    window.addEventListener(
      'pointermove',
      ({ clientX }) => {
        const next = Math.max(1, Math.min(columns, Math.round(span + (clientX - start) / step)));
        if (next === value) return;
        value = next;
        show(node, value);
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      () => {
        end();
        if (value !== span) run(resizeSpan, { keys: store.state().selection, span: value });
      },
      { signal },
    );
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape') return;
        key.stopImmediatePropagation();
        end();
      },
      { signal, capture: true },
    );
  };
  const key = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const to = event.key === 'Home' ? 1 : event.key === 'End' ? columns : span + by;
    if (to === span || to < 1 || to > columns) return;
    event.preventDefault();
    event.stopPropagation();
    run(resizeSpan, { keys: store.state().selection, span: to });
  };
  return (
    <>
      <div
        ref={handle}
        className="adit-design-width"
        role="slider"
        tabIndex={0}
        aria-label={translate('designer.canvas.width')}
        aria-valuemin={1}
        aria-valuemax={columns}
        aria-valuenow={span}
        aria-valuetext={`${span} / ${columns}`}
        title={`${translate('designer.canvas.width')} ([ ])`}
        data-design-tool=""
        data-tool="span"
        data-design-node={nodeKey}
        onPointerDown={press}
        onKeyDown={key}
      />
      <span className="adit-design-width-words" ref={words} aria-hidden="true">
        {/* One string: the text that dragging writes over is then still the one that React keeps. */}
        {`${span} / ${columns}`}
      </span>
    </>
  );
}
