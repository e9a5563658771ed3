import { DownOutlined } from '@ant-design/icons';
import { ColorPicker as AntColorPicker, Button, Flex, theme } from 'antd';
import { useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import { sizeOf } from '../radio/own-size.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { describedByAll, storedText } from '../shared/stored-text.ts';
import { ColorPanel } from './ColorPanel.tsx';
import { type ColorFormat, colorFormatOf, colorText } from './color-text.ts';
import { Swatch } from './Swatch.tsx';

export interface ColorPickerProps extends FieldProps<string> {
  readonly showAlpha?: boolean;
  readonly colorFormat?: string;
  readonly clearable?: boolean;
  readonly ownSize?: string;
}

/** antd's panel has no HSL boxes; the stored text is HSL all the same. */
const panelFormats: Readonly<Record<ColorFormat, 'hex' | 'rgb' | 'hsb'>> = {
  hex: 'hex',
  rgb: 'rgb',
  hsl: 'rgb',
  hsv: 'hsb',
};

/** The opener is a button of our own: antd's is out of reach of the keyboard. */
export function ColorPicker(props: ColorPickerProps) {
  const { id, labelId, describedBy, required, invalid, disabled, readOnly, bare, onChange, onBlur } = props;
  const { translate } = useServices();
  const { token } = theme.useToken();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const value = storedText(props.value);
  const size = sizeOf(props.ownSize, props.size);
  if (readOnly) {
    const parts = { id, describedBy, invalid, size, bare, onBlur };
    return <ReadOnlyText {...parts} text={value ?? ''} before={value && <Swatch color={value} />} />;
  }

  const withAlpha = props.showAlpha === true;
  const format = colorFormatOf(props.colorFormat, withAlpha);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <Flex gap={4} align="center">
      <AntColorPicker
        value={value ?? null}
        open={open}
        onOpenChange={setOpen}
        onChange={(color) => {
          const { r, g, b, a } = color.toRgb();
          onChange(colorText({ r, g, b, a: withAlpha ? a : 1 }, format));
        }}
        format={panelFormats[format]}
        disabledFormat
        disabledAlpha={!withAlpha}
        disabled={disabled}
        destroyOnHidden
        panelRender={(panel) => <ColorPanel onClose={close}>{panel}</ColorPanel>}
      >
        <Button
          id={id}
          ref={opener}
          size={size}
          disabled={disabled}
          danger={invalid}
          // It is found by its edge like every control, and not by its words like a button.
          style={{ borderColor: invalid || disabled ? undefined : token.colorBorder }}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-labelledby={`${labelId} ${id}-value`}
          aria-describedby={describedByAll(describedBy, required && `${id}-required`)}
          onBlur={onBlur}
        >
          <Swatch color={value} />
          <span id={`${id}-value`} style={value ? undefined : { color: token.colorTextPlaceholder }}>
            {value ?? translate('widget.colorPicker.choose')}
          </span>
          <DownOutlined aria-hidden style={{ fontSize: token.fontSizeSM }} />
        </Button>
      </AntColorPicker>
      {value && props.clearable === true && !disabled && (
        <Button
          type="text"
          size={size}
          aria-label={translate('widget.colorPicker.clear')}
          icon={<ClearIcon />}
          style={{ color: token.colorTextQuaternary }}
          onClick={() => {
            onChange(null);
            opener.current?.focus();
          }}
        />
      )}
      {required && (
        <span id={`${id}-required`} hidden>
          {translate('widget.colorPicker.required')}
        </span>
      )}
    </Flex>
  );
}
