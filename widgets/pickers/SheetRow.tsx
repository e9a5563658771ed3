import { CheckOutlined, RightOutlined } from '@ant-design/icons';
import { useServices } from '../../engine/contract/services.ts';
import { NodeIcon } from './NodeIcon.tsx';
import type { PickerNode } from './sources/picker-node.ts';

interface Props {
  readonly node: PickerNode;
  readonly isChosen: boolean;
  readonly isTree: boolean;
  onPick(): void;
  onEnter(): void;
}

/** What can be chosen is pressed; what stands below it opens by the arrow, or by a press where that is all there is. */
export function SheetRow({ node, isChosen, isTree, onPick, onEnter }: Props) {
  const { translate } = useServices();
  const hasBelow = isTree && node.hasChildren;
  const words = (
    <>
      <NodeIcon type={node.type} />
      <span className="adit-pick-label">{node.label}</span>
      {!isTree && node.note && <span className="adit-pick-note">{node.note}</span>}
    </>
  );
  return (
    <li className="adit-pick-item">
      {node.canChoose ? (
        <button type="button" className="adit-pick-press" aria-pressed={isChosen} onClick={onPick}>
          {words}
          {isChosen && <CheckOutlined aria-hidden className="adit-pick-check" />}
        </button>
      ) : (
        <button type="button" className="adit-pick-press" disabled={!hasBelow} onClick={onEnter}>
          {words}
          {hasBelow && <RightOutlined aria-hidden className="adit-pick-on" />}
        </button>
      )}
      {node.canChoose && hasBelow && (
        <button
          type="button"
          className="adit-pick-enter"
          aria-label={translate('picker.inside', { name: node.label })}
          onClick={onEnter}
        >
          <RightOutlined aria-hidden />
        </button>
      )}
    </li>
  );
}
