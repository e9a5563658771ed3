import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEngine } from '../contract/engine-context.ts';
import { fieldIds } from '../contract/field-ids.ts';
import type { ResolvedField } from '../contract/resolved.ts';
import { useServices } from '../contract/services.ts';
import { FieldView } from './FieldView.tsx';
import { createFieldText, guessHeightPx } from './field-text.ts';

interface Props {
  readonly fields: readonly ResolvedField[];
  /** Drawn with its widgets from the start. */
  readonly eager: boolean;
}

/** A stretch of fields: widgets while near the view or in use, else light text that becomes them on focus. */
export function FieldBlock({ fields, eager }: Props) {
  const { windows, idPrefix, session } = useEngine();
  const [mounted, setMounted] = useState(!windows.enabled || eager);
  const element = useRef<HTMLDivElement>(null);
  const state = useRef({ mounted, near: eager });

  // What the focus is on its way to in this block, if it is.
  const nextFocus = useRef<Element | undefined>(undefined);

  // What is drawn counts, not what is about to be: a key may come between the two.
  useLayoutEffect(() => {
    state.current.mounted = mounted;
    // The stand-in was taken away before the focus came: the control has it instead, or nothing would.
    const name = standInAt(nextFocus.current);
    if (mounted && name) document.getElementById(fieldIds(idPrefix, name).control)?.focus();
  }, [mounted, idPrefix]);
  useLayoutEffect(() => {
    const host = element.current;
    if (!host || !windows.enabled) return;
    // A field that has the focus, or is still at work (a file on its way, or not arrived), is never taken down.
    const inUse = () =>
      host.contains(document.activeElement) ||
      nextFocus.current !== undefined ||
      host.querySelector('[aria-busy="true"]') !== null ||
      fields.some(({ field }) => session.work.isAt(field.name));
    const leave = () => {
      if (!state.current.near && !inUse()) setMounted(false);
    };
    const block = {
      names: fields.map(({ field }) => field.name),
      mount: () => {
        if (!state.current.mounted) flushSync(() => setMounted(true));
      },
      isMounted: () => state.current.mounted,
    };
    const remove = windows.add(host, block, (near) => {
      state.current.near = near;
      if (near) setMounted(true);
      else leave();
    });
    // The stand-in that takes the focus becomes the control before the next key.
    const focus = ({ target }: FocusEvent) => {
      nextFocus.current = undefined;
      const name = standInAt(target);
      if (!name) {
        // It may have been about to be taken down.
        setMounted(true);
        return;
      }
      block.mount();
      document.getElementById(fieldIds(idPrefix, name).control)?.focus();
    };
    // React may draw between leaving one field and reaching the next, while nothing has the focus.
    const leaving = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && host.contains(relatedTarget)) {
        nextFocus.current = relatedTarget;
        setTimeout(() => {
          nextFocus.current = undefined;
        });
        if (state.current.mounted) setMounted(true);
      } else if (target instanceof Node && host.contains(target)) queueMicrotask(leave);
    };
    host.addEventListener('focusin', focus);
    document.addEventListener('focusout', leaving, { capture: true });
    return () => {
      host.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', leaving, { capture: true });
      remove();
    };
  }, [windows, fields, idPrefix, session]);

  const style = windows.contained ? { containIntrinsicSize: `auto ${guessHeight(fields)}px` } : undefined;
  return (
    <div ref={element} className={windows.contained ? 'adit-grid adit-block' : 'adit-grid'} style={style}>
      {mounted ? fields.map((node) => <FieldView key={node.id} node={node} />) : <StandIns fields={fields} />}
    </div>
  );
}

/** The name of the field whose stand-in this is, or is in. */
function standInAt(target: EventTarget | null | undefined): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('.adit-stand-in')?.dataset.name : undefined;
}

function StandIns({ fields }: { readonly fields: readonly ResolvedField[] }) {
  const engine = useEngine();
  const services = useServices();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { signals } = engine.session;
    const stops: (() => void)[] = [];
    const stands = fields.map((node) => {
      const stand = createFieldText(node, engine, services);
      stops.push(signals.subscribe(node.field.name, stand.update));
      // The words of a choice may come later than the value.
      if (node.field.descriptor.options === true || node.field.descriptor.refers)
        stops.push(engine.options.subscribe(stand.update));
      return stand.element;
    });
    element.current?.replaceChildren(...stands);
    return () => {
      for (const stop of stops) stop();
    };
  }, [engine, services, fields]);
  return <div ref={element} className="adit-stand-ins" />;
}

/** Sum over the rows of the tallest field in each. */
function guessHeight(fields: readonly ResolvedField[]): number {
  let total = 0;
  let columns = 0;
  let tallest = 0;
  for (const field of fields) {
    if (columns + field.span > 24) {
      total += tallest;
      columns = 0;
      tallest = 0;
    }
    columns += field.span;
    tallest = Math.max(tallest, guessHeightPx(field));
  }
  return total + tallest;
}
