import { Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { swallowKey } from '../shared/swallow-key.ts';

export interface ChoiceListProps {
  readonly entries: readonly { readonly value: string; readonly label: string; readonly icon: ReactNode }[];
  readonly chosen: string | undefined;
  readonly open: boolean;
  onClose(): void;
  onChoose(value: string): void;
}

/** The menu of a choice, below the place that its anchor keeps. */
export function ChoiceList({ entries, chosen, open, onClose, onChoose }: ChoiceListProps) {
  return (
    <Dropdown
      open={open}
      autoFocus
      trigger={['click']}
      onOpenChange={(next) => !next && onClose()}
      menu={{
        selectable: true,
        selectedKeys: chosen === undefined ? [] : [chosen],
        items: entries.map(({ value, label, icon }) => ({ key: value, label, icon })),
        onClick: ({ key, domEvent }) => {
          swallowKey(domEvent);
          onChoose(key);
        },
      }}
    >
      <span className="adit-choice-anchor" aria-hidden="true" />
    </Dropdown>
  );
}
