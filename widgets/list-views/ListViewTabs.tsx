import './list-views.css';
import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { formatNumber } from '../../engine/schema/calc/index.ts';
import { giveFocusBack } from '../shared/give-focus-back.ts';
import { swallowKey } from '../shared/swallow-key.ts';
import type { ListView } from './list-view.ts';
import type { ListViews } from './use-list-views.ts';

interface Props {
  readonly views: ListViews;
  /** The one that the list was put to; null: the list as it opens. */
  readonly chosen: ListView | null;
  /** The list asks for something else since. */
  readonly isChanged: boolean;
  onChoose(view: ListView | null): void;
  onKeep(): void;
  onSave(view: ListView): void;
  onEdit(view: ListView): void;
  onRemove(view: ListView): void;
}

/** The views of a list with their counts, one beside the other: a press puts the list to it. */
export function ListViewTabs({ views, chosen, isChanged, onChoose, onKeep, onSave, onEdit, onRemove }: Props) {
  const { translate } = useServices();
  const says = ({ id }: ListView) => {
    const { count = null, isMore = false } = views.counts.get(id) ?? {};
    return count === null ? '' : formatNumber(count, { thousands: true }) + (isMore ? '+' : '');
  };
  const isChosen = (view: ListView | null) => (view?.id ?? null) === (chosen?.id ?? null);
  const tab = (view: ListView | null, label: string, count: string) => (
    <button
      type="button"
      className="adit-view-tab"
      aria-pressed={isChosen(view)}
      title={view?.shared ? translate('list.view.isShared', { name: label }) : label}
      onClick={() => onChoose(view)}
    >
      <span>{label}</span>
      {count !== '' && <span className="adit-view-count">{count}</span>}
      {isChosen(view) && isChanged && view && (
        <span className="adit-view-changed">
          <span className="adit-sr">{translate('list.view.changed')}</span>
        </span>
      )}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of fields
    <div className="adit-views" role="group" aria-label={translate('list.views')}>
      <div className="adit-view-tabs">
        {tab(null, translate('list.view.usual'), '')}
        {views.list.map((view) => (
          <span key={view.id} className="adit-view" data-chosen={isChosen(view) || undefined}>
            {tab(view, view.name, says(view))}
            {isChosen(view) && view.mayChange && (
              <ViewMenu view={view} isChanged={isChanged} {...{ onChoose, onSave, onEdit, onRemove }} />
            )}
          </span>
        ))}
      </div>
      {isChanged && (
        <Button type="link" size="small" onClick={onKeep}>
          {translate('list.view.keepAs')}
        </Button>
      )}
    </div>
  );
}

type MenuProps = Pick<Props, 'isChanged' | 'onChoose' | 'onSave' | 'onEdit' | 'onRemove'> & { readonly view: ListView };

/** What can be done with the view that the list was put to. */
function ViewMenu({ view, isChanged, onChoose, onSave, onEdit, onRemove }: MenuProps) {
  const { translate } = useServices();
  const opener = useRef<HTMLButtonElement>(null);
  const entries = [
    ...(isChanged
      ? [
          { key: 'save', label: translate('list.view.save'), press: () => onSave(view) },
          { key: 'back', label: translate('list.view.back'), press: () => onChoose(view) },
        ]
      : []),
    { key: 'edit', label: translate('list.view.edit'), press: () => onEdit(view) },
    { key: 'remove', label: translate('list.view.remove'), danger: true, press: () => onRemove(view) },
  ];
  const name = translate('list.view.menu', { name: view.name });
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      onOpenChange={(open) => !open && giveFocusBack(opener.current)}
      menu={{
        items: entries.map(({ press: _, ...item }) => item),
        onClick: ({ key, domEvent }) => {
          swallowKey(domEvent);
          opener.current?.focus();
          entries.find((entry) => entry.key === key)?.press();
        },
      }}
    >
      <button ref={opener} type="button" className="adit-view-menu" aria-label={name} aria-haspopup="menu" title={name}>
        <DownOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
