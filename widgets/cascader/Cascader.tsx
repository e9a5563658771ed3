import { Cascader as AntCascader } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { type KeyedOption, keyedOptions, type OptionValue } from '../select/keyed-options.ts';
import { OptionsFrame, useEmptyWords } from '../select/OptionsFrame.tsx';
import { ReadOnlyChoice } from '../select/ReadOnlyChoice.tsx';
import { useOptionSearch } from '../select/use-option-search.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { storedText } from '../shared/stored-text.ts';
import { storedPaths, valuesOfPath } from './path-keys.ts';

type Path = readonly OptionValue[];

export interface CascaderProps extends FieldProps<Path | readonly Path[]> {
  readonly placeholder?: string;
  readonly multiple?: boolean;
  readonly filterable?: boolean;
  readonly showAllLevels?: boolean;
  readonly separator?: string;
  readonly clearable?: boolean;
}

interface Entry {
  value: string;
  label: string;
  disabled: boolean;
  children?: Entry[];
}

const entryOf = ({ key, label, disabled, children }: KeyedOption): Entry => ({
  value: key,
  label,
  disabled,
  ...(children ? { children: children.map(entryOf) } : {}),
});

export function Cascader(props: CascaderProps) {
  const { id, describedBy, required, invalid, disabled, readOnly, size, bare, value, onChange, onBlur } = props;
  const { options, optionsState } = props;
  const { translate } = useServices();
  const { search, matches, onSearch, frame } = useOptionSearch();
  const emptyWords = useEmptyWords(optionsState, search !== '');
  const { tree } = keyedOptions(options);
  const entries = useMemo(() => tree.map(entryOf), [tree]);
  if (readOnly) return <ReadOnlyChoice {...props} />;

  const several = props.multiple === true;
  const stored = storedPaths(value, several);
  const keys = stored.map((path) => path.map(String));
  const between = ` ${storedText(props.separator) ?? '/'} `;
  const shared = {
    id,
    options: entries,
    showSearch:
      props.filterable === true
        ? { onSearch, filter: (_: string, path: Entry[]) => path.some(({ label }) => matches(label)) }
        : false,
    displayRender: (labels: string[]) =>
      optionsState === 'loading'
        ? translate('options.loading')
        : props.showAllLevels === false
          ? (labels.at(-1) ?? '')
          : labels.join(between),
    // The box names this id as what it opens; antd gives it to no element.
    popupRender: (menu: ReactNode) => <div id={`${id}_list`}>{menu}</div>,
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
      {several ? (
        <AntCascader<Entry, 'value'>
          {...shared}
          multiple
          value={keys}
          // Whole ways down to the last step, as the value has them; a ticked branch means its leaves.
          showCheckedStrategy={AntCascader.SHOW_CHILD}
          maxTagCount="responsive"
          maxTagPlaceholder={(hidden) => `+${hidden.length}`}
          onChange={(next) => onChange(next.map((path) => valuesOfPath(path, tree, stored)))}
        />
      ) : (
        <AntCascader<Entry>
          {...shared}
          value={keys[0]}
          onChange={(next) => onChange(next && next.length > 0 ? valuesOfPath(next, tree, stored) : null)}
        />
      )}
    </OptionsFrame>
  );
}
