import {
  ColumnHeightOutlined,
  DeleteOutlined,
  FullscreenOutlined,
  PlusOutlined,
  ReloadOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { localText } from '../../engine/schema/documents/text.ts';
import type { Buttons } from './buttons.ts';
import type { Density } from './ListPage.tsx';

interface Props {
  readonly buttons: Buttons;
  readonly chosen: number;
  readonly density: Density;
  readonly busy: boolean;
  readonly drawerOpen: boolean;
  onAdd(): void;
  onRemove(): void;
  onClear(): void;
  onReload(): void;
  onDensity(density: Density): void;
  onColumns(): void;
  onFullscreen(): void;
}

const densities: readonly Density[] = ['small', 'middle', 'large'];

/** Buttons of the list; choosing rows swaps them for the batch bar in the same place, so that nothing jumps. */
export function ListToolbar(props: Props) {
  const { buttons, chosen, density, busy, drawerOpen } = props;
  const { translate, language } = useServices();
  const icon = (name: string, picture: ReactNode, press: () => void, more: object = {}) => (
    <Tooltip title={name}>
      <Button type="text" aria-label={name} icon={picture} onClick={press} {...more} />
    </Tooltip>
  );
  return (
    <div className="adit-list-toolbar" data-batch={chosen > 0 || undefined}>
      {chosen > 0 ? (
        <div className="adit-list-tools" role="toolbar" aria-label={translate('list.chosen', { count: chosen })}>
          <span className="adit-list-chosen" aria-live="polite">
            {translate('list.chosen', { count: chosen })}
          </span>
          {buttons.batchRemove && (
            <Button icon={<DeleteOutlined />} onClick={props.onRemove}>
              {translate('list.remove')}
            </Button>
          )}
          <Button type="link" onClick={props.onClear}>
            {translate('list.chooseNone')}
          </Button>
        </div>
      ) : (
        <div className="adit-list-tools">
          {buttons.add && (
            <Button type="primary" icon={<PlusOutlined />} onClick={props.onAdd}>
              {localText(buttons.add.label, language) || translate('list.add')}
            </Button>
          )}
        </div>
      )}
      <div className="adit-list-icons">
        {icon(translate('list.refresh'), <ReloadOutlined spin={busy} />, props.onReload)}
        <Dropdown
          trigger={['click']}
          menu={{
            selectable: true,
            selectedKeys: [density],
            items: densities.map((key) => ({ key, label: translate(`list.density.${key}`) })),
            onClick: ({ key }) => props.onDensity(densities.find((one) => one === key) ?? 'middle'),
          }}
        >
          <Button
            type="text"
            aria-label={translate('list.density')}
            title={translate('list.density')}
            icon={<ColumnHeightOutlined />}
          />
        </Dropdown>
        {icon(translate('list.columns'), <SettingOutlined />, props.onColumns, {
          'aria-pressed': drawerOpen,
          className: drawerOpen ? 'adit-pressed' : '',
        })}
        {icon(translate('list.fullscreen'), <FullscreenOutlined />, props.onFullscreen)}
      </div>
    </div>
  );
}
