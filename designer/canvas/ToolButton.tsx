import './node-tools.css';
import type { ReactNode, Ref } from 'react';

interface Props {
  readonly name: string;
  /** The key that does the same, as it is written on keys. */
  readonly shortcut?: string;
  readonly icon: ReactNode;
  readonly danger?: boolean;
  /** By it the focus comes back to the same button after a command. */
  readonly tool: string;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Why it cannot be done now; asked when the pointer or the focus comes. */
  reason?(): string | null;
  onPress?(): void;
}

/** An icon of the canvas' tools: named, with its key, saying why when it cannot be used. */
export function ToolButton({ name, shortcut, icon, danger = false, tool, ref, reason, onPress, ...rest }: Props) {
  const plain = shortcut ? `${name} (${shortcut})` : name;
  const explain = (button: HTMLButtonElement) => {
    const why = reason?.() ?? null;
    button.title = why === null ? plain : `${plain}: ${why}`;
    if (why === null) delete button.dataset.refused;
    else button.dataset.refused = '';
  };
  return (
    <button
      {...rest}
      {...(ref ? { ref } : {})}
      type="button"
      className="adit-design-tool"
      data-danger={danger || undefined}
      data-tool={tool}
      aria-label={name}
      title={plain}
      onPointerEnter={(event) => explain(event.currentTarget)}
      onFocus={(event) => explain(event.currentTarget)}
      {...(onPress ? { onClick: onPress } : {})}
    >
      {icon}
    </button>
  );
}
