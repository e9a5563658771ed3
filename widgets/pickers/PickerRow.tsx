// biome-ignore-all lint/a11y/noStaticElementInteractions: it is a place of a tree or of a list, as the question asks
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: as above
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the list around it has the keys
import { CaretRightFilled, CheckOutlined, LoadingOutlined } from '@ant-design/icons';
import { NodeIcon } from './NodeIcon.tsx';
import type { NodeRow } from './tree-rows.ts';

interface Props {
  readonly id: string;
  readonly topPx: number;
  readonly row: NodeRow;
  readonly isTree: boolean;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly withNote: boolean;
  onPick(): void;
  onToggle(): void;
}

/** A place of what can be chosen from. */
export function PickerRow({ id, topPx, row, isTree, isActive, isChosen, withNote, onPick, onToggle }: Props) {
  const { node, level, at, of, isOpen, isWaiting } = row;
  const note = withNote ? node.note : '';
  const hasBelow = isTree && node.hasChildren;
  return (
    <div
      id={id}
      role={isTree ? 'treeitem' : 'option'}
      className="adit-pick-row"
      style={{ top: topPx }}
      data-level={isTree ? Math.min(level, 12) : 1}
      data-active={isActive || undefined}
      aria-selected={isChosen}
      aria-disabled={!node.canChoose && !hasBelow}
      aria-setsize={of}
      aria-posinset={at}
      {...(isTree ? { 'aria-level': level } : {})}
      {...(hasBelow ? { 'aria-expanded': isOpen } : {})}
      aria-label={note ? `${node.label} ${note}` : node.label}
      title={note ? `${node.label} ${note}` : node.label}
      data-closed={!node.canChoose || undefined}
      onClick={onPick}
    >
      {isTree && (
        <span
          className="adit-pick-caret"
          data-open={isOpen || undefined}
          aria-hidden="true"
          onClick={(event) => {
            if (!hasBelow) return;
            event.stopPropagation();
            onToggle();
          }}
        >
          {hasBelow && (isWaiting ? <LoadingOutlined /> : <CaretRightFilled />)}
        </span>
      )}
      <NodeIcon type={node.type} />
      <span className="adit-pick-label">{node.label}</span>
      {note && <span className="adit-pick-note">{note}</span>}
      {isChosen && <CheckOutlined aria-hidden className="adit-pick-check" />}
    </div>
  );
}
