import './area-select.css';
import { Cascader } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { limits } from '../../engine/schema/limits.ts';
import { regionRule } from '../../engine/schema/values/region-rule.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import { OptionsFrame, useEmptyWords } from '../select/OptionsFrame.tsx';
import { useOptionSearch } from '../select/use-option-search.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { storedText } from '../shared/stored-text.ts';
import { foundTree, type RegionEntry, regionTree, topRegion } from './region-tree.ts';
import { useFound } from './use-found.ts';
import { useLevels } from './use-levels.ts';
import { useRegionNames } from './use-region-names.ts';

type Way = readonly string[];

export interface AreaSelectProps extends FieldProps<Way | readonly Way[]> {
  readonly placeholder?: string;
  readonly level?: number;
  readonly anyLevel?: boolean;
  readonly multiple?: boolean;
  readonly filterable?: boolean;
  readonly selectType?: string;
  readonly ableAddressIds?: unknown;
  readonly clearable?: boolean;
}

/** Regions of the country, from the province down, one level at a time. */
export function AreaSelect(props: AreaSelectProps) {
  const { id, describedBy, required, invalid, disabled, readOnly, size, bare, value, onChange, onBlur } = props;
  const { translate } = useServices();
  const several = props.multiple === true;
  const rule = regionRule({ ...props });
  const { search, onSearch, frame } = useOptionSearch();
  const tree = useLevels(rule);
  const found = useFound(search, rule);
  const stored = storedWays(value, several);
  const names = useRegionNames(stored.flat());
  const entries = useMemo(() => regionTree(tree.levels, rule.anyLevel), [tree.levels, rule.anyLevel]);
  const hits = useMemo(() => foundTree(found.list, rule.anyLevel), [found.list, rule.anyLevel]);
  const isSearching = search !== '';
  const isLoading = isSearching ? found.state === 'loading' : !tree.levels.has(topRegion);
  const isFailed = isSearching ? found.state === 'failed' : tree.failed;
  const state = isFailed ? 'failed' : isLoading ? 'loading' : 'ready';
  const emptyWords = useEmptyWords(state, isSearching);
  const wordOf = (code: string) => names.get(code) ?? translate('options.loading');
  const wordsOf = (way: Way) => way.map(wordOf).join(' / ');

  if (readOnly) {
    const text = props.displayText ?? stored.map(wordsOf).join(translate('list.separator'));
    return <ReadOnlyText {...{ id, describedBy, invalid, size, bare, onBlur, text }} title={text} />;
  }
  const open = (isOpen: boolean) => {
    if (isOpen) for (const code of [topRegion, ...stored.flat()]) void tree.load(code);
  };
  const shared = {
    id,
    options: isSearching ? hits : entries,
    changeOnSelect: rule.anyLevel,
    loadData: (chosen: RegionEntry[]) => void tree.load(chosen.at(-1)?.value ?? topRegion),
    onOpenChange: open,
    showSearch:
      props.filterable === true
        ? { onSearch, filter: (_: string, way: RegionEntry[]) => way.at(-1)?.isWayOnly === false }
        : false,
    // What is chosen may lie below what has been fetched: its words are asked for by themselves.
    displayRender: (labels: string[]) =>
      labels.map((label) => (/^\d+$/.test(label) ? wordOf(label) : label)).join(' / '),
    // The box names this id as what it opens; antd gives it to no element.
    popupRender: (menu: ReactNode) => (
      <div id={`${id}_list`}>
        {menu}
        {isSearching && found.list.length === limits.regionHits && (
          <div className="adit-area-most">{translate('widget.areaSelect.most', { count: limits.regionHits })}</div>
        )}
      </div>
    ),
    onBlur,
    placeholder: storedText(props.placeholder) ?? (bare ? undefined : translate('options.choose')),
    allowClear: props.clearable === true && { clearIcon: <ClearIcon /> },
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
    <OptionsFrame
      {...props}
      optionsState={isFailed ? 'failed' : 'ready'}
      onRetryOptions={isSearching ? found.again : tree.again}
      events={frame}
    >
      {several ? (
        <Cascader<RegionEntry, 'value'>
          {...shared}
          multiple
          value={stored}
          showCheckedStrategy={Cascader.SHOW_CHILD}
          maxTagCount="responsive"
          maxTagPlaceholder={(hidden) => `+${hidden.length}`}
          onChange={(next) => onChange(next)}
        />
      ) : (
        <Cascader<RegionEntry>
          {...shared}
          {...(stored[0] ? { value: stored[0] } : { value: [] })}
          onChange={(next, chosen) => {
            if (!next || next.length === 0) onChange(null);
            else if (chosen?.at(-1)?.isWayOnly !== true) onChange(next);
          }}
        />
      )}
    </OptionsFrame>
  );
}

/** Ways down as they are stored; what is none is not shown as one. */
function storedWays(value: unknown, several: boolean): string[][] {
  const ways: readonly unknown[] = several ? (Array.isArray(value) ? value : []) : [value];
  return ways.flatMap((way) => {
    const steps = Array.isArray(way) ? way.filter((step): step is string => typeof step === 'string') : [];
    return steps.length > 0 ? [steps] : [];
  });
}
