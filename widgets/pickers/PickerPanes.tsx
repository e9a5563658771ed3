import { Button, Tabs } from 'antd';
import { useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { ChosenRows } from './ChosenRows.tsx';
import { PickerKeyword } from './PickerKeyword.tsx';
import { PickerState } from './PickerState.tsx';
import { PickerTree } from './PickerTree.tsx';
import type { Picking, PickingProps } from './use-picking.ts';

interface Props extends Pick<PickingProps, 'title' | 'isSeveral' | 'blocked'> {
  readonly picking: Picking;
}

/** As the style sheet has it. */
const linePx = 32;

/** What there is on the left, what is chosen on the right. */
export function PickerPanes({ title, isSeveral, blocked, picking }: Props) {
  const { translate } = useServices();
  const { draft, tabs, tab, setTabKey, levels, word, isTree } = picking;
  const left = useRef<HTMLDivElement>(null);
  const rows = levels.root.list.length > 0 && (
    <PickerTree
      key={`${tab?.key} ${word}`}
      label={title}
      levels={levels}
      draft={draft}
      isTree={isTree}
      isSeveral={isSeveral}
      withNotes={!isTree}
    />
  );
  const content = (
    <>
      <PickerState picking={picking} branch={levels.root} blocked={blocked} />
      {rows}
    </>
  );
  return (
    <div className="adit-pick-panes">
      <div className="adit-pick-left" ref={left}>
        <PickerKeyword
          picking={picking}
          onDown={() => left.current?.querySelector<HTMLElement>('.adit-pick-rows')?.focus()}
        />
        {tabs.length > 1 ? (
          <Tabs
            className="adit-pick-tabs"
            size="small"
            activeKey={tab?.key ?? ''}
            onChange={setTabKey}
            destroyOnHidden
            animated={false}
            items={tabs.map(({ key }) => ({
              key,
              label: translate(`picker.tab.${key}`),
              children: key === tab?.key ? content : null,
            }))}
          />
        ) : (
          content
        )}
      </div>
      <div className="adit-pick-right">
        <div className="adit-pick-head">
          <span>
            {translate('picker.chosen')}
            <span className="adit-pick-count">{draft.chosen.length}</span>
          </span>
          <Button type="link" size="small" disabled={draft.chosen.length === 0} onClick={draft.clear}>
            {translate('picker.clearAll')}
          </Button>
        </div>
        {draft.isFull && <p className="adit-pick-hint">{translate('picker.most', { count: limits.pickedMost })}</p>}
        <ChosenRows draft={draft} rowPx={linePx} />
      </div>
    </div>
  );
}
