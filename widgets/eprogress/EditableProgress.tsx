import { Slider, theme } from 'antd';
import { useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { NumberField, type NumberFieldProps } from '../input-number/NumberField.tsx';
import { Progress, type ProgressProps } from '../progress/Progress.tsx';
import { shareOf } from '../progress/progress-scale.ts';
import { storedText } from '../shared/stored-text.ts';
import { sliderScale } from '../slider/slider-scale.ts';
import { useHandleAttributes } from '../slider/use-handle-attributes.ts';

export interface EditableProgressProps
  extends ProgressProps,
    Pick<NumberFieldProps, 'min' | 'max' | 'step' | 'addonAfter'> {}

/** A share of a hundred, on a slider and in a box of figures beside it. */
export function EditableProgress(props: EditableProgressProps) {
  const { id, labelId, describedBy, required, invalid, disabled, readOnly, bare, value, onChange, onBlur } = props;
  const { translate } = useServices();
  const { token } = theme.useToken();
  const frame = useRef<HTMLDivElement>(null);
  const handle = `${id}-slider`;
  useHandleAttributes(frame, handle, { 'aria-describedby': describedBy, 'aria-invalid': invalid });
  if (readOnly) return <Progress {...props} />;
  // A cell of a sheet is as wide as its figures.
  if (bare) return <NumberField {...props} />;
  const scale = sliderScale({ min: props.min, max: props.max, step: props.step });
  const share = shareOf(value);
  const shown = share ?? scale.min;
  const color = storedText(props.color);
  const thickness = Math.min(20, Math.max(1, props.strokeWidth ?? 6));
  const fill = invalid ? token.colorError : color;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend of its own
    <div
      role="group"
      aria-labelledby={labelId}
      ref={frame}
      style={{ display: 'flex', alignItems: 'center', gap: token.margin, minHeight: token.controlHeight }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
      }}
    >
      <Slider
        {...scale}
        value={shown}
        disabled={disabled}
        ariaLabelledByForHandle={labelId}
        ariaRequired={required}
        ariaValueTextFormatterForHandle={() => (share === undefined ? translate('widget.eprogress.none') : `${value}%`)}
        tooltip={{ formatter: (at) => `${at}%` }}
        styles={{
          track: { height: thickness, ...(fill ? { background: fill } : {}) },
          rail: { height: thickness },
        }}
        style={{ flex: '1 1 0', minWidth: 0, marginBlock: 0, marginInlineStart: token.marginXS }}
        onChange={onChange}
      />
      {props.showInfo !== false && (
        <div style={{ flex: 'none', width: 112 }}>
          <NumberField {...props} onBlur={() => {}} />
        </div>
      )}
    </div>
  );
}
