import {
  DesktopOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  MinusOutlined,
  MobileOutlined,
  PlusOutlined,
  TableOutlined,
  TagOutlined,
} from '@ant-design/icons';
import { Button, Segmented, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useDesignerText } from '../parts/use-designer-text.ts';
import type { CanvasLook } from './canvas-look.ts';
import { zooms } from './canvas-look.ts';
import { FormFacts } from './FormFacts.tsx';

interface Props {
  readonly look: CanvasLook;
  onLook(change: Partial<CanvasLook>): void;
  readonly palette: boolean;
  onPalette(): void;
  readonly side: boolean;
  onSide(): void;
}

/** How the canvas is looked at. Nothing here changes the design. */
export function CanvasBar({ look, onLook, palette, onPalette, side, onSide }: Props) {
  const translate = useDesignerText();
  const { device, zoom, names, grid } = look;
  const smaller = zooms.findLast((one) => one < zoom);
  const larger = zooms.find((one) => one > zoom);
  const step = (name: string, icon: ReactNode, next: number | undefined) => (
    <Switch name={name} icon={icon} off={next === undefined} onPress={() => next && onLook({ zoom: next })} />
  );
  return (
    <div className="adit-design-bar">
      <Switch
        name={translate('designer.frame.foldPalette')}
        icon={palette ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        expanded={palette}
        onPress={onPalette}
      />
      <Segmented<CanvasLook['device']>
        size="small"
        aria-label={translate('designer.frame.device')}
        value={device}
        options={[
          { value: 'pc', icon: <DesktopOutlined />, label: translate('designer.frame.pc') },
          { value: 'phone', icon: <MobileOutlined />, label: translate('designer.frame.phone') },
        ]}
        onChange={(next) => onLook({ device: next })}
      />
      <FormFacts device={device} />
      <span className="adit-design-spring" />
      <Switch
        name={translate('designer.frame.grid')}
        icon={<TableOutlined />}
        pressed={grid}
        onPress={() => onLook({ grid: !grid })}
      />
      <Switch
        name={translate('designer.frame.names')}
        icon={<TagOutlined />}
        pressed={names}
        onPress={() => onLook({ names: !names })}
      />
      <span className="adit-design-divider" />
      {step(translate('designer.frame.zoomOut'), <MinusOutlined />, smaller)}
      <Button
        type="text"
        size="small"
        aria-label={translate('designer.frame.zoomReset', { percent: Math.round(zoom * 100) })}
        onClick={() => onLook({ zoom: 1 })}
      >
        {Math.round(zoom * 100)}%
      </Button>
      {step(translate('designer.frame.zoomIn'), <PlusOutlined />, larger)}
      <Switch
        name={translate('designer.frame.foldSide')}
        icon={side ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        expanded={side}
        onPress={onSide}
      />
    </div>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly off?: boolean;
  onPress(): void;
}

function Switch({ name, icon, pressed, expanded, off = false, onPress }: SwitchProps) {
  return (
    <Tooltip title={name}>
      <Button
        type="text"
        size="small"
        aria-label={name}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-disabled={off}
        className={pressed ? 'adit-design-on' : off ? 'adit-design-off' : undefined}
        icon={icon}
        onClick={() => {
          if (!off) onPress();
        }}
      />
    </Tooltip>
  );
}
