import { TreeSelect as AntTreeSelect } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { type KeyedOption, keyedOptions, type OptionValue, storedValues, valueOfKey } from '../select/keyed-options.ts';
import { OptionsFrame, useEmptyWords } from '../select/OptionsFrame.tsx';
import { ReadOnlyChoice } from '../select/ReadOnlyChoice.tsx';
import { useOptionSearch } from '../select/use-option-search.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { storedText } from '../shared/stored-text.ts';

export interface TreeSelectProps extends FieldProps<OptionValue | readonly OptionValue[]> {
  readonly placeholder?: string;
  readonly multiple?: boolean;
  readonly filterable?: boolean;
  readonly clearable?: boolean;
}

interface Entry {
  value: string;
  title: string;
  disabled: boolean;
  children?: Entry[];
}

const entryOf = ({ key, label, disabled, children }: KeyedOption): Entry => ({
  value: key,
  title: label,
  disabled,
  ...(children ? { children: children.map(entryOf) } : {}),
});

/** Trees up to this many entries open unfolded. */
const unfoldedUpTo = 100;

export function TreeSelect(props: TreeSelectProps) {
  const { id, describedBy, required, invalid, disabled, readOnly, size, bare, value, onChange, onBlur } = props;
  const { options, optionsState } = props;
  const { translate } = useServices();
  const { search, matches, onSearch, frame } = useOptionSearch();
  const emptyWords = useEmptyWords(optionsState, search !== '');
  const keyed = keyedOptions(options);
  const entries = useMemo(() => keyed.tree.map(entryOf), [keyed]);
  if (readOnly) return <ReadOnlyChoice {...props} />;

  const stored = storedValues(value);
  const keys = stored.map(String);
  const toValue = (key: string) => valueOfKey(key, keyed, stored);
  // While the tree is on its way a stored value has no words yet; what the tree does not have shows as its text.
  const shownAs = (key: string) => ({
    value: key,
    label: keyed.byKey.get(key)?.label ?? (optionsState === 'loading' ? translate('options.loading') : key),
  });
  const toKeys = (next: unknown) =>
    (Array.isArray(next) ? next : [next]).flatMap((entry: { value?: unknown } | null | undefined) =>
      typeof entry?.value === 'string' ? [entry.value] : [],
    );
  const shared = {
    id,
    treeData: entries,
    treeDefaultExpandAll: keyed.flat.length <= unfoldedUpTo,
    labelInValue: true as const,
    showSearch:
      props.filterable === true
        ? { onSearch, filterTreeNode: (_: string, node: { title?: unknown }) => matches(node.title) }
        : false,
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
      {props.multiple === true ? (
        <AntTreeSelect
          {...shared}
          multiple
          value={keys.map(shownAs)}
          maxTagCount="responsive"
          maxTagPlaceholder={(hidden) => `+${hidden.length}`}
          onChange={(next: unknown) => onChange(toKeys(next).map(toValue))}
        />
      ) : (
        <AntTreeSelect
          {...shared}
          value={keys[0] === undefined ? undefined : shownAs(keys[0])}
          onChange={(next: unknown) => {
            const [key] = toKeys(next);
            onChange(key === undefined ? null : toValue(key));
          }}
        />
      )}
    </OptionsFrame>
  );
}
