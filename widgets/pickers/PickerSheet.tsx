import { LeftOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useNearEnd } from '../message-list/use-near-end.ts';
import { ChosenRows } from './ChosenRows.tsx';
import { PickerKeyword } from './PickerKeyword.tsx';
import { PickerState } from './PickerState.tsx';
import { SheetRow } from './SheetRow.tsx';
import { nodeKey, type PickerNode } from './sources/picker-node.ts';
import { type Branch, rootKey } from './tree-rows.ts';
import { useBackCloses } from './use-back-closes.ts';
import type { Picking, PickingProps } from './use-picking.ts';

interface Props extends Pick<PickingProps, 'blocked' | 'onClose'> {
  readonly picking: Picking;
  onConfirm(): void;
}

/** As the style sheet has it: a line for a thumb. */
const linePx = 44;
const nothing: Branch = { parent: null, list: [], total: 0, pages: 0, status: 'loading', message: '' };

/** One level a screen, with the way back; what is chosen in a bar at the bottom. */
export function PickerSheet({ blocked, picking, onClose, onConfirm }: Props) {
  const { translate } = useServices();
  const { draft, tabs, tab, setTabKey, levels, isTree } = picking;
  const [way, setWay] = useState<readonly PickerNode[]>([]);
  const [isReviewing, setIsReviewing] = useState(false);
  const inside = isTree ? way.at(-1) : undefined;
  const branch = levels.branches.get(inside ? nodeKey(inside) : rootKey) ?? nothing;
  const end = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useNearEnd(end, branch.status === 'ready' && branch.list.length < branch.total, () => levels.more(branch));
  const isInside = isReviewing || inside !== undefined;
  const back = () => (isReviewing ? setIsReviewing(false) : setWay(way.slice(0, -1)));
  useBackCloses(() => {
    if (isInside) back();
    else onClose();
    return !isInside;
  });
  const enter = (node: PickerNode) => {
    levels.enter(node);
    setWay([...way, node]);
  };
  // What was pressed is gone: the level that has come takes the focus.
  const depth = way.length;
  const before = useRef(depth);
  useEffect(() => {
    if (before.current === depth) return;
    before.current = depth;
    list.current?.focus();
  }, [depth]);
  return (
    <>
      {isReviewing ? (
        <ChosenRows draft={draft} rowPx={linePx} />
      ) : (
        <>
          <PickerKeyword picking={picking} />
          {tabs.length > 1 && (
            <Segmented
              block
              value={tab?.key ?? ''}
              options={tabs.map(({ key }) => ({ value: key, label: translate(`picker.tab.${key}`) }))}
              onChange={(key) => {
                setTabKey(key);
                setWay([]);
              }}
            />
          )}
          {inside && (
            <nav className="adit-pick-way" aria-label={translate('picker.back')}>
              <Button type="text" icon={<LeftOutlined aria-hidden />} onClick={back}>
                {way.at(-2)?.label ?? translate('picker.back')}
              </Button>
              <span className="adit-pick-here">{inside.label}</span>
            </nav>
          )}
          <div className="adit-pick-level">
            <PickerState picking={picking} branch={branch} blocked={blocked} />
            <ul ref={list} tabIndex={-1} data-first aria-label={inside?.label ?? translate('picker.keyword')}>
              {branch.list.map((node) => (
                <SheetRow
                  key={nodeKey(node)}
                  node={node}
                  isChosen={draft.keys.has(nodeKey(node))}
                  isTree={isTree}
                  onPick={() => draft.pick(node)}
                  onEnter={() => enter(node)}
                />
              ))}
            </ul>
            <div ref={end} />
          </div>
        </>
      )}
      <div className="adit-pick-bar">
        <Button
          size="large"
          aria-pressed={isReviewing}
          disabled={draft.chosen.length === 0 && !isReviewing}
          onClick={() => setIsReviewing(!isReviewing)}
        >
          {translate('picker.chosenCount', { count: draft.chosen.length })}
        </Button>
        {isReviewing && (
          <Button size="large" disabled={draft.chosen.length === 0} onClick={draft.clear}>
            {translate('picker.clearAll')}
          </Button>
        )}
        <Button size="large" type="primary" onClick={onConfirm}>
          {translate('picker.ok')}
        </Button>
      </div>
    </>
  );
}
