import { InputNumber, Space } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { exactNumber } from '../../engine/schema/values/index.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';

type End = number | string | null;

interface Props extends FieldProps<readonly End[]> {
  readonly startPlaceholder?: string;
  readonly endPlaceholder?: string;
  readonly precision?: number;
}

/** Smallest and largest of a number. Blank on both sides gives an empty list. Source: library specification 5. */
export function NumberRange(props: Props) {
  const { id, label, labelId, describedBy, value, onChange, onBlur, required, invalid, disabled, readOnly, size } =
    props;
  const { translate } = useServices();
  const ends = Array.isArray(value) ? value : [];
  if (readOnly) {
    const text = ends.length > 0 ? ends.map((end) => end ?? '').join(' ~ ') : '';
    return <ReadOnlyText {...{ id, describedBy, invalid, size, onBlur }} bare={props.bare} text={text} />;
  }
  const change = (index: 0 | 1, text: string | null) => {
    const end = text === null || text === '' ? null : exactNumber(text);
    const next: [End, End] = index === 0 ? [end, ends[1] ?? null] : [ends[0] ?? null, end];
    onChange(next.every((one) => one === null) ? [] : next);
  };
  const input = (index: 0 | 1) => (
    <InputNumber<string>
      stringMode
      controls={false}
      style={{ width: '50%' }}
      {...(index === 0 ? { id } : {})}
      aria-label={translate(index === 0 ? 'widget.numberRange.from' : 'widget.numberRange.to', { label })}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
      value={ends[index] === null || ends[index] === undefined ? null : String(ends[index])}
      placeholder={index === 0 ? props.startPlaceholder : props.endPlaceholder}
      {...(props.precision === undefined ? {} : { precision: props.precision })}
      disabled={disabled}
      size={size}
      {...(invalid ? { status: 'error' as const } : {})}
      onChange={(text) => change(index, text)}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend of its own
    <div
      role="group"
      aria-labelledby={labelId}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
      }}
    >
      <Space.Compact block>
        {input(0)}
        {input(1)}
      </Space.Compact>
    </div>
  );
}
