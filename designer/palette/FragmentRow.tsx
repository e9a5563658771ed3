import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, Input } from 'antd';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Fragment } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { giveFocusBack } from '../../widgets/shared/give-focus-back.ts';
import { swallowKey } from '../../widgets/shared/swallow-key.ts';
import type { DragSource } from '../drag/drag-source.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';

interface Props {
  readonly fragment: Fragment;
  onUpdate(change: { readonly fullName?: string; readonly shared?: boolean }): void;
  onRemove(): void;
  /** Draws what puts it in. */
  children(source: DragSource): ReactNode;
}

/** A fragment: what puts it in, and what may be done with it by whoever may: F2 renames it, Del deletes it. */
export function FragmentRow({ fragment, onUpdate, onRemove, children }: Props) {
  const translate = useDesignerText();
  const { id, fullName, content, shared, mayChange } = fragment;
  const [name, setName] = useState<string | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const source = useMemo<DragSource>(
    () => ({ kind: 'fragment', text: content, label: fullName, icon: 'SnippetsOutlined' }),
    [content, fullName],
  );
  const end = (isNew: boolean) => {
    const wanted = name?.trim() ?? '';
    if (isNew && wanted !== '' && wanted !== fullName) onUpdate({ fullName: wanted });
    setName(null);
  };
  const press = (event: KeyboardEvent) => {
    if (!mayChange || name !== null || (event.key !== 'F2' && event.key !== 'Delete')) return;
    // Keys of the design stay out of it.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'F2') setName(fullName);
    else onRemove();
  };
  const acts = [
    { key: 'rename', label: translate('designer.palette.rename'), extra: <kbd className="adit-key">F2</kbd> },
    { key: 'share', label: translate(shared ? 'designer.palette.unshare' : 'designer.palette.share') },
    {
      key: 'remove',
      label: translate('designer.palette.delete'),
      danger: true,
      extra: <kbd className="adit-key">Del</kbd>,
    },
  ];
  if (name !== null)
    return (
      <li>
        <Input
          autoFocus
          aria-label={translate('designer.palette.fragmentName')}
          value={name}
          maxLength={limits.fragmentNameLength}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={() => end(true)}
          onBlur={() => end(true)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            end(false);
          }}
        />
      </li>
    );
  return (
    <li data-fragment={id} onKeyDown={press}>
      {children(source)}
      {mayChange && (
        <Dropdown
          trigger={['click']}
          autoFocus
          onOpenChange={(open) => !open && giveFocusBack(more.current)}
          menu={{
            items: acts,
            onClick: ({ key, domEvent }) => {
              swallowKey(domEvent);
              if (key === 'rename') setName(fullName);
              else if (key === 'share') onUpdate({ shared: !shared });
              else onRemove();
            },
          }}
        >
          <Button
            ref={more}
            type="text"
            size="small"
            icon={<EllipsisOutlined />}
            aria-label={translate('designer.palette.fragmentActs', { name: fullName })}
          />
        </Dropdown>
      )}
    </li>
  );
}
