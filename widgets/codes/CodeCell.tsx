import { useMemo } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import type { RowAround } from '../../engine/contract/widget.ts';
import { useWidgets } from '../../engine/render/use-widgets.ts';
import type { CodeLook } from '../../engine/schema/codes/code-looks.ts';

interface Props {
  /** Key of the widget that draws it. */
  readonly look: CodeLook;
  readonly text: string;
}

const alone: RowAround = { read: () => undefined, fieldOf: () => undefined };
const runNothing = async () => false;

/** A value of a list as a code, drawn by the widget that draws them in forms; its words until that has come. */
export function CodeCell({ look, text }: Props) {
  const { registry } = useEngine();
  const isHere = useWidgets(
    registry,
    useMemo(() => new Set([look]), [look]),
  );
  const widget = isHere ? registry.widget(look) : undefined;
  if (!widget) return text;
  const { descriptor, component: Component } = widget;
  const node = { id: look, config: { aditKey: look } };
  const given = { id: look, label: '', node, disabled: false, busy: false, size: 'small' as const };
  return (
    <Component {...descriptor.defaults} dataType="static" staticText={text} {...given} run={runNothing} row={alone} />
  );
}
