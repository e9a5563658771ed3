import {
  ColumnHeightOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ReloadOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Tooltip } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { giveFocusBack } from '../shared/give-focus-back.ts';
import { swallowKey } from '../shared/swallow-key.ts';
import { type Density, densities } from './density.ts';

/** What is chosen of how a list is looked at, and how it is chosen. */
export interface ListToolsProps {
  readonly density: Density;
  readonly drawerOpen: boolean;
  readonly isFull: boolean;
  onDensity(density: Density): void;
  /** Opens and closes the drawer of the columns; null where nobody keeps them. */
  readonly onColumns: (() => void) | null;
  onFullscreen(): void;
}

interface Props extends ListToolsProps, ReloadProps {}

/** How a list is looked at, whatever its rows are: asked anew, height of its rows, columns, alone on the screen. */
export function ListTools({ busy, density, drawerOpen, isFull, onReload, onDensity, onColumns, onFullscreen }: Props) {
  const { translate } = useServices();
  return (
    <>
      <ReloadTool busy={busy} onReload={onReload} />
      <DensityTool density={density} onDensity={onDensity} />
      {onColumns && (
        <Tool
          name={translate('list.columns')}
          icon={<SettingOutlined />}
          pressed={drawerOpen}
          className="adit-list-settings"
          onPress={onColumns}
        />
      )}
      <Tool
        name={translate(isFull ? 'list.fullscreenLeave' : 'list.fullscreen')}
        icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        onPress={onFullscreen}
      />
    </>
  );
}

interface ReloadProps {
  readonly busy: boolean;
  onReload(): void;
}

export function ReloadTool({ busy, onReload }: ReloadProps) {
  const { translate } = useServices();
  return <Tool name={translate('list.refresh')} icon={<ReloadOutlined spin={busy} />} onPress={onReload} />;
}

function DensityTool({ density, onDensity }: Pick<ListToolsProps, 'density' | 'onDensity'>) {
  const { translate } = useServices();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      onOpenChange={(open) => !open && giveFocusBack(opener.current)}
      menu={{
        selectable: true,
        selectedKeys: [density],
        items: densities.map((key) => ({ key, label: translate(`list.density.${key}`) })),
        onClick: ({ key, domEvent }) => {
          swallowKey(domEvent);
          onDensity(densities.find((one) => one === key) ?? 'middle');
        },
      }}
    >
      <Button
        ref={opener}
        type="text"
        aria-label={translate('list.density')}
        aria-haspopup="menu"
        title={translate('list.density')}
        icon={<ColumnHeightOutlined />}
      />
    </Dropdown>
  );
}

interface ToolProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  readonly className?: string;
  onPress(): void;
}

/** A button of an icon alone in the toolbar of a list. */
export function Tool({ name, icon, pressed, className = '', onPress }: ToolProps) {
  return (
    <Tooltip title={name}>
      <Button
        type="text"
        className={pressed ? `${className} adit-pressed` : className}
        aria-label={name}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        icon={icon}
        onClick={onPress}
      />
    </Tooltip>
  );
}
