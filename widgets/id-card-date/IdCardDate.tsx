import './id-card-date.css';
import AntCheckbox from 'antd/es/checkbox/Checkbox';
import Input from 'antd/es/input/Input';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { isForever } from '../../engine/schema/values/index.ts';
import { DateField, type DateFieldProps } from '../date/DateField.tsx';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import { storedText } from '../shared/stored-text.ts';
import { keepLastDate, lastDate } from './last-dates.ts';

export interface IdCardDateProps extends DateFieldProps {
  readonly foreverDate?: string;
  readonly longTermText?: string;
}

/** A day until which a document holds, or that it holds for ever. */
export function IdCardDate(props: IdCardDateProps) {
  const {
    id,
    labelId,
    describedBy,
    invalid,
    required,
    disabled,
    readOnly,
    size,
    bare,
    value,
    onChange,
    onBlur,
    field,
  } = props;
  const { session } = useEngine();
  const words = storedText(props.longTermText) ?? '';
  const forever = props.foreverDate ?? '2999-01-01';
  const isLongTerm = isForever(value, field);
  if (readOnly) return isLongTerm ? <ReadOnlyText {...props} text={words} /> : <DateField {...props} />;
  const turn = (on: boolean) => {
    if (on) keepLastDate(session, id, value);
    onChange(on ? forever : lastDate(session, id));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend of its own
    <div
      role="group"
      aria-labelledby={labelId}
      className="adit-id-card-date"
      data-bare={bare || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
      }}
    >
      {isLongTerm ? (
        <Input
          id={id}
          value={words}
          disabled
          size={size}
          variant={bare ? 'borderless' : 'outlined'}
          aria-required={required}
          aria-describedby={describedBy}
          {...(invalid ? { status: 'error' as const, 'aria-invalid': true } : {})}
        />
      ) : (
        <DateField {...props} onBlur={() => {}} />
      )}
      <AntCheckbox
        checked={isLongTerm}
        disabled={disabled}
        aria-describedby={labelId}
        onChange={({ target }) => turn(target.checked)}
        {...(bare ? { 'aria-label': words, title: words } : {})}
      >
        {!bare && words}
      </AntCheckbox>
    </div>
  );
}
