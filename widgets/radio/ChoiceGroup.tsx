import { theme } from 'antd';
import type { FocusEvent, ReactNode } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { RetryOptions } from '../select/OptionsFrame.tsx';

export interface ChoiceGroupProps extends FieldProps {
  /** Undefined while there is nothing to choose from. */
  readonly role: 'radiogroup' | 'group';
  readonly vertical: boolean;
  readonly gap: number;
  readonly children: readonly ReactNode[];
}

/**
 * A named group of boxes. The element with the field's id is the group: a label's click must not choose the first box;
 * focus that is sent to the group goes on to the chosen box, or the first. Leaving is reported once for all boxes.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, labelId, describedBy, required, invalid, size, role, vertical, gap, children, optionsState } = props;
  const { translate } = useServices();
  const { token } = theme.useToken();
  const empty = children.length === 0;
  const note = required && role === 'group' ? `${id}-required` : undefined;

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget) return;
    const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
    (boxes.find((box) => box.checked) ?? boxes[0])?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) props.onBlur();
  };

  return (
    // Not antd's `Flex`: the sign-in page has no other use for it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role, one of two
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: see above
    <div
      id={id}
      tabIndex={-1}
      role={empty ? 'group' : role}
      aria-labelledby={labelId}
      aria-describedby={[describedBy, note].filter(Boolean).join(' ') || undefined}
      aria-invalid={invalid}
      aria-required={role === 'radiogroup' && !empty ? required : undefined}
      onFocus={onFocus}
      onBlur={onBlur}
      style={{
        display: 'flex',
        flexDirection: vertical ? 'column' : 'row',
        flexWrap: vertical ? 'nowrap' : 'wrap',
        alignItems: vertical ? 'flex-start' : 'center',
        gap,
        minHeight: token.controlHeight,
        // antd's group of radio buttons sets the size of its letters to nought.
        fontSize: token.fontSize,
        outline: 'none',
      }}
    >
      {children}
      {empty && optionsState !== 'failed' && (
        <span style={{ color: token.colorTextTertiary }}>
          {translate(optionsState === 'loading' ? 'options.loading' : 'options.none')}
        </span>
      )}
      {optionsState === 'failed' && (
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 8,
            marginInlineStart: empty || vertical ? 0 : token.marginXS,
          }}
        >
          <span>{translate('options.failed')}</span>
          <RetryOptions onRetry={props.onRetryOptions} size={size} />
        </div>
      )}
      {note && (
        <span id={note} hidden>
          {translate('options.required')}
        </span>
      )}
    </div>
  );
}
