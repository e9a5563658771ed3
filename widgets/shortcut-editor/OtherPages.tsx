import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { type MenuPage, menuName } from '../shared/menu.ts';
import { PageIcon } from '../shared/PageIcon.tsx';

interface Props {
  readonly pages: readonly MenuPage[];
  /** No further one can be chosen. */
  readonly isFull: boolean;
  onAdd(id: string): void;
}

/** Pages that are no shortcut yet, to be looked through by their names and folders. */
export function OtherPages({ pages, isFull, onAdd }: Props) {
  const { translate, language } = useServices();
  const [keyword, setKeyword] = useState('');
  const word = keyword.trim().toLowerCase();
  const found = pages
    .map(({ item, around }) => ({
      item,
      name: menuName(item, language),
      folder: around.map((one) => menuName(one, language)).join(' / '),
    }))
    .filter(({ name, folder }) => `${folder} ${name}`.toLowerCase().includes(word));
  const title = translate('widget.shortcutEditor.others');
  const search = translate('widget.shortcutEditor.search');
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Input
        prefix={<SearchOutlined aria-hidden />}
        placeholder={search}
        aria-label={search}
        value={keyword}
        allowClear={{ clearIcon: <ClearIcon /> }}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {isFull && <p>{translate('widget.shortcutEditor.full', { most: limits.shortcutsMost })}</p>}
      {found.length === 0 && <p>{translate('widget.shortcutEditor.notFound')}</p>}
      <ul>
        {found.map(({ item, name, folder }) => (
          <li key={item.id}>
            <PageIcon name={item.icon} otherwise="FileOutlined" />
            <span>{name}</span>
            <small>{folder}</small>
            <Button
              type="text"
              disabled={isFull}
              aria-label={translate('widget.shortcutEditor.add', { name })}
              icon={<PlusOutlined />}
              onClick={() => onAdd(item.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
