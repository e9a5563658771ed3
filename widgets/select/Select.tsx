import { Select as AntSelect } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { staticOptions } from '../../engine/schema/values/index.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { storedText } from '../shared/stored-text.ts';
import { type KeyedOption, keyedOptions, type OptionValue, storedValues, valueOfKey } from './keyed-options.ts';
import { OptionsFrame, useEmptyWords } from './OptionsFrame.tsx';
import { ReadOnlyChoice } from './ReadOnlyChoice.tsx';
import { useOptionSearch } from './use-option-search.ts';

export interface SelectProps extends FieldProps<OptionValue | readonly OptionValue[]> {
  readonly placeholder?: string;
  readonly multiple?: boolean;
  readonly filterable?: boolean;
  readonly clearable?: boolean;
  /** A typed text may be the value; only for options that the design does not hold, since no others are taken there. */
  readonly allowCreate?: boolean;
}

const entryOf = ({ key, label, disabled }: KeyedOption) => ({ value: key, label, disabled });

export function Select(props: SelectProps) {
  const { id, describedBy, required, invalid, disabled, readOnly, size, bare, value, onChange, onBlur } = props;
  const { options, optionsState } = props;
  const { translate } = useServices();
  const { search, matches, onSearch, frame } = useOptionSearch();
  const emptyWords = useEmptyWords(optionsState, search !== '');
  const keyed = keyedOptions(options);
  const create = props.allowCreate === true && staticOptions(props.field) === undefined;
  const isNew = create && search !== '' && !keyed.flat.some(({ label }) => label === search);
  const entries = useMemo(() => {
    const offered = keyed.flat.map(entryOf);
    return isNew ? [{ value: search, label: search, disabled: false }, ...offered] : offered;
  }, [keyed, isNew, search]);

  if (readOnly) return <ReadOnlyChoice {...props} />;

  const stored = storedValues(value);
  const keys = stored.map(String);
  const toValue = (key: string) => valueOfKey(key, keyed, stored);
  const multiple = props.multiple === true;
  const shared = {
    id,
    options: entries,
    showSearch:
      props.filterable === true || create
        ? { onSearch, filterOption: (_: string, entry?: { label?: unknown }) => matches(entry?.label) }
        : false,
    labelRender: ({ label, value: key }: { label?: ReactNode; value?: string | number }) =>
      label ?? (optionsState === 'loading' ? translate('options.loading') : String(key)),
    onBlur,
    placeholder: storedText(props.placeholder) ?? (bare ? undefined : translate('options.choose')),
    allowClear: props.clearable === true && { clearIcon: <ClearIcon /> },
    loading: optionsState === 'loading',
    notFoundContent: emptyWords,
    disabled,
    size,
    variant: bare ? ('borderless' as const) : ('outlined' as const),
    status: invalid ? ('error' as const) : undefined,
    'aria-required': required,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    style: { width: '100%' },
  };

  return (
    <OptionsFrame {...props} events={frame}>
      {multiple ? (
        <AntSelect<string[]>
          {...shared}
          mode="multiple"
          value={keys}
          maxTagCount="responsive"
          maxTagPlaceholder={(hidden) => `+${hidden.length}`}
          onChange={(next) => onChange(next.map(toValue))}
        />
      ) : (
        <AntSelect<string>
          {...shared}
          value={keys[0]}
          onChange={(next?: string) => onChange(next === undefined ? null : toValue(next))}
        />
      )}
    </OptionsFrame>
  );
}
