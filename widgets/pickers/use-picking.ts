import { useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Refers } from '../../engine/schema/fields/refers.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Chosen } from '../../engine/schema/references/index.ts';
import { useLatePhrase } from '../list-parts/use-late-phrase.ts';
import { tabsOf } from './sources/tabs-of.ts';
import { useDraft } from './use-draft.ts';
import { useLevels } from './use-levels.ts';

export interface PickingProps {
  /** Of the element that the box says it opens. */
  readonly id: string;
  readonly title: string;
  readonly refers: Refers;
  readonly isSeveral: boolean;
  readonly chosen: readonly Chosen[];
  /** Why there is nothing to choose from yet. */
  readonly blocked: string | undefined;
  onClose(): void;
  /** Called once, with all that is chosen then. */
  onConfirm(chosen: readonly Chosen[]): void;
}

/** All that an open picker knows, however wide its window is. */
export function usePicking({ refers, isSeveral, chosen, blocked }: PickingProps) {
  const { request } = useServices();
  const draft = useDraft(chosen, isSeveral);
  const tabs = useMemo(() => tabsOf(request, refers, isSeveral), [request, refers, isSeveral]);
  const [tabKey, setTabKey] = useState('');
  const tab = tabs.find(({ key }) => key === tabKey) ?? tabs[0] ?? null;
  const [keyword, setKeyword] = useState('');
  const word = useLatePhrase(keyword, limits.searchWaitMs);
  const levels = useLevels(blocked === undefined ? tab : null, word);
  return {
    draft,
    tabs,
    tab,
    setTabKey,
    keyword,
    setKeyword,
    word,
    levels,
    isTree: tab?.isTree === true && word === '',
  };
}

export type Picking = ReturnType<typeof usePicking>;
