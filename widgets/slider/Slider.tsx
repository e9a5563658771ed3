import { Slider as AntSlider, Flex, theme } from 'antd';
import { type FocusEvent, useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { ReadOnlyChoice } from '../select/ReadOnlyChoice.tsx';
import { hasRoomForStops, sliderScale } from './slider-scale.ts';
import { useHandleAttributes } from './use-handle-attributes.ts';

type Ends = readonly [number, number];

export interface SliderProps extends FieldProps<number | Ends> {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly range?: boolean;
  readonly showStops?: boolean;
}

/** A stored number; decimals of many digits are stored as text. */
function numberOf(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

export function Slider(props: SliderProps) {
  const { id, labelId, describedBy, required, invalid, disabled, readOnly, value, onChange } = props;
  const { translate } = useServices();
  const { token } = theme.useToken();
  const frame = useRef<HTMLElement>(null);
  useHandleAttributes(frame, id, { 'aria-describedby': describedBy, 'aria-invalid': invalid });
  if (readOnly) return <ReadOnlyChoice {...props} />;

  const scale = sliderScale({ min: props.min, max: props.max, step: props.step });
  const none = translate('widget.slider.none');
  const [from, to] = Array.isArray(value) ? value.map(numberOf) : [];
  const single = numberOf(value);
  const isSet = props.range === true ? from !== undefined || to !== undefined : single !== undefined;
  const shown = !isSet ? none : props.range === true ? `${from ?? scale.min} ~ ${to ?? scale.max}` : String(single);
  const spoken = (at: number) => (isSet ? String(at) : none);
  const shared = {
    ...scale,
    dots: props.showStops === true && hasRoomForStops(scale),
    disabled,
    style: { flex: 1, marginInlineStart: token.marginXS },
    // Error in the colour of errors; without one the theme's own.
    styles: invalid ? { track: { background: token.colorError }, rail: { background: token.colorErrorBorder } } : {},
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) props.onBlur();
  };

  return (
    <Flex ref={frame} gap={16} align="center" onBlur={onBlur} style={{ minHeight: token.controlHeight }}>
      {props.range === true ? (
        <AntSlider
          {...shared}
          range
          value={[from ?? scale.min, to ?? (isSet ? scale.max : scale.min)]}
          ariaLabelledByForHandle={[`${labelId} ${id}-from`, `${labelId} ${id}-to`]}
          ariaRequired={required}
          ariaValueTextFormatterForHandle={[spoken, spoken]}
          onChange={([first = scale.min, second = scale.max]) => onChange([first, second])}
        />
      ) : (
        <AntSlider
          {...shared}
          value={single ?? scale.min}
          ariaLabelledByForHandle={labelId}
          ariaRequired={required}
          ariaValueTextFormatterForHandle={spoken}
          onChange={onChange}
        />
      )}
      <span style={{ minWidth: 48, fontVariantNumeric: 'tabular-nums', color: token.colorTextSecondary }}>{shown}</span>
      {props.range === true && (
        <>
          <span id={`${id}-from`} hidden>
            {translate('widget.slider.from')}
          </span>
          <span id={`${id}-to`} hidden>
            {translate('widget.slider.to')}
          </span>
        </>
      )}
    </Flex>
  );
}
