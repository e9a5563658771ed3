import { useMemo, useState } from 'react';
import { limits } from '../../engine/schema/limits.ts';
import type { MenuPage } from '../shared/menu.ts';
import { chosenIds, mostUsed, offeredPages, shortcutPages } from '../shortcuts/shortcut-pages.ts';
import type { ShortcutEditorProps } from './ShortcutEditor.tsx';

const idsOf = (pages: readonly MenuPage[]) => pages.map(({ item }) => item.id);

/** The shortcuts while they are arranged. */
export function useShortcutDraft({ items, most = 12, skip, chosen, visits }: ShortcutEditorProps) {
  const pages = useMemo(() => offeredPages(items, skip), [items, skip]);
  const [ids, setIds] = useState(() => idsOf(shortcutPages(pages, chosen, visits, most)));
  const [isUsual, setIsUsual] = useState(() => chosenIds(chosen).length === 0);
  const take = (next: readonly string[]) => {
    setIds([...next]);
    setIsUsual(false);
  };
  return {
    picked: ids.flatMap((id) => pages.find(({ item }) => item.id === id) ?? []),
    others: pages.filter(({ item }) => !ids.includes(item.id)),
    isFull: ids.length >= limits.shortcutsMost,
    /** What the account is to keep: nothing, while those used most are as good. */
    kept: isUsual ? [] : ids,
    add: (id: string) => take([...ids, id]),
    remove: (id: string) => take(ids.filter((one) => one !== id)),
    /** @returns the place that it has then, from 0; undefined where nothing moves */
    move: (id: string, to: number): number | undefined => {
      const place = Math.min(Math.max(to, 0), ids.length - 1);
      if (!ids.includes(id) || ids.indexOf(id) === place) return undefined;
      take(ids.filter((one) => one !== id).toSpliced(place, 0, id));
      return place;
    },
    placeOf: (id: string) => ids.indexOf(id),
    reset: () => {
      setIds(idsOf(mostUsed(pages, visits, most)));
      setIsUsual(true);
    },
  };
}
