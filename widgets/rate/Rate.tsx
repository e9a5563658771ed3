import { StarFilled, StarOutlined } from '@ant-design/icons';
import { Rate as AntRate, Flex, theme } from 'antd';
import { cloneElement, type KeyboardEvent, type ReactElement } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { starsOf } from './rate.descriptor.ts';

export interface RateProps extends FieldProps<number> {
  /** Number of stars. */
  readonly count?: number;
  readonly allowHalf?: boolean;
  readonly showText?: boolean;
  readonly showScore?: boolean;
}

/**
 * The stars are one slider: one stop of Tab, arrows and Home/End, the mark read out. antd makes each star a nameless
 * radio button with a stop of its own; those roles are taken off.
 */
function plainStar(star: ReactElement, marked: number, index: number, edge: string): ReactElement {
  // antd says only "an element": it is an <li> around one <div> around its two halves (rc-rate, Star).
  const item = star as ReactElement<{ children: ReactElement<{ children: ReactElement[] }>; role?: string }>;
  const [first, second] = item.props.children.props.children;
  // Of a star that is half taken the other half keeps its outline.
  const rest = second && marked > index && marked < index + 1 ? cloneElement(second, {}, emptyStar(edge)) : second;
  const attributes = {
    role: 'presentation',
    tabIndex: undefined,
    'aria-checked': undefined,
    'aria-posinset': undefined,
    'aria-setsize': undefined,
    'aria-hidden': true,
  } as object; // attributes of a <div>
  return cloneElement(item, {
    role: 'presentation',
    children: cloneElement(item.props.children, attributes, first, rest),
  });
}

/**
 * An outline that keeps its contrast, where antd paints a star that is not taken in a tint of the ground.
 * The pointer goes through: a picture that changes under it between press and release would swallow the click.
 */
const emptyStar = (edge: string) => <StarOutlined style={{ color: edge, pointerEvents: 'none' }} />;

export function Rate(props: RateProps) {
  const { id, labelId, describedBy, required, invalid, disabled, readOnly, size, onChange, onBlur } = props;
  const { translate } = useServices();
  const { token } = theme.useToken();
  const count = starsOf(props.count);
  const stored = Number(props.value ?? 0);
  const value = Number.isFinite(stored) ? stored : 0;
  const spoken = value > 0 ? translate('widget.rate.value', { value, count }) : translate('widget.rate.none');
  const word = Math.min(5, Math.max(1, Math.ceil((value / count) * 5)));
  const edge = invalid ? token.colorError : disabled ? token.colorBorderDisabled : token.colorBorder;
  const inert = disabled || readOnly;

  // Taking the last star back leaves the field unanswered: nought is no mark.
  const handOut = (next: number) => onChange(next > 0 ? next : null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = props.allowHalf === true ? 0.5 : 1;
    const next = { ArrowUp: value + step, ArrowDown: value - step, Home: 0, End: count }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next >= 0 && next <= count && next !== value) handOut(next);
  };

  // antd hands these on to the list of stars, and has no types for them.
  const slider = {
    role: 'slider',
    'aria-labelledby': labelId,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    'aria-required': required,
    'aria-disabled': disabled,
    'aria-readonly': readOnly,
    'aria-valuemin': 0,
    'aria-valuemax': count,
    'aria-valuenow': value,
    'aria-valuetext': spoken,
  };

  return (
    <Flex
      gap={8}
      align="center"
      style={{
        minHeight: token.controlHeight,
        ...(readOnly && {
          border: `1px dashed ${token.colorBorder}`,
          borderRadius: token.borderRadius,
          background: token.colorFillQuaternary,
          paddingInline: token.paddingSM,
        }),
      }}
    >
      <AntRate
        id={id}
        {...slider}
        value={value}
        count={count}
        allowHalf={props.allowHalf === true}
        size={size === 'middle' ? undefined : size}
        disabled={inert}
        tabIndex={0}
        onChange={handOut}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        character={({ index = 0, value: marked = 0 }) =>
          marked > index ? <StarFilled style={{ pointerEvents: 'none' }} /> : emptyStar(edge)
        }
        characterRender={(star, { index = 0, value: marked = 0 }) => plainStar(star, marked, index, edge)}
        style={{ color: disabled ? token.colorTextDisabled : token.colorPrimary }}
      />
      {props.showScore === true && <span aria-hidden>{value > 0 ? value : '–'}</span>}
      {props.showText === true && value > 0 && <span>{translate(`widget.rate.word${word}`)}</span>}
    </Flex>
  );
}
