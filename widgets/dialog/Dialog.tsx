import { lazy, Suspense, useMemo } from 'react';
import { useDialogs } from '../../engine/contract/dialogs.ts';
import { useEngine } from '../../engine/contract/engine-context.ts';
import type { LayoutProps } from '../../engine/contract/widget.ts';

// What it is made of comes when one is opened: the frame around every page has one.
const OpenDialog = lazy(() => import('./OpenDialog.tsx').then((module) => ({ default: module.OpenDialog })));

export interface DialogProps extends LayoutProps {
  readonly title?: string;
  readonly look?: string;
  /** px */
  readonly width?: number;
  /** False: the page behind a drawer stays as it is, and can be worked. */
  readonly withMask?: boolean;
  /** px that a drawer leaves free above it: of the header, say. */
  readonly top?: number;
  /** A drawer without room around its content and without a row of buttons. */
  readonly plain?: boolean;
  /** Of a drawer: a link beside the title, which runs the node's actions of `link`. */
  readonly linkText?: string;
  readonly okText?: string;
  readonly cancelText?: string;
  readonly danger?: boolean;
  readonly labelPosition?: string;
  /** px */
  readonly labelWidth?: number;
}

/**
 * A page over the page, opened by `openDialog` with this node's id. Its fields are a form of their own; what it is opened
 * with are sources to its nodes. `okText` gives it a button that runs the node's actions of `ok`.
 */
export function Dialog(props: DialogProps) {
  const { node, labelPosition, labelWidth } = props;
  const { sources } = useEngine();
  const { open, close } = useDialogs();
  const isOpen = open?.id === node.id;
  const scope = isOpen ? open.scope : undefined;
  const document = useMemo(() => {
    const position = labelPosition === 'left' || labelPosition === 'top' ? labelPosition : 'right';
    return {
      nodes: node.config.children ?? [],
      form: { labelPosition: position, labelWidth: labelWidth ?? 100 },
    } as const;
  }, [node, labelPosition, labelWidth]);
  const given = useMemo(() => ({ ...sources, ...scope }), [sources, scope]);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <OpenDialog {...props} document={document} given={given} onClose={close} />
    </Suspense>
  );
}
