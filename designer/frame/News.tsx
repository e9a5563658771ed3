import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Registry } from '../../engine/registry.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import { nameOf, typeNameOf } from '../canvas/node-facts.ts';
import { useDesigner } from '../designer-context.ts';
import { treeOf } from '../document/design-tree.ts';
import type { DesignState } from '../history/design-store.ts';
import { useDesignerText } from '../use-designer-text.ts';
import { sayPlaces } from './say-places.ts';

/** Says something to people who do not see the page. */
export const SayContext = createContext<(words: string) => void>(() => {});
export const useSay = () => useContext(SayContext);

/** What was last done, refused or selected, in words; each time anew, even when it is the same again. */
export function useNews(): { words: string; say(words: string): void } {
  const { store, registry } = useDesigner();
  const translate = useDesignerText();
  const [news, setNews] = useState({ words: '', turn: 0 });
  const say = useCallback((words: string) => setNews(({ turn }) => ({ words, turn: turn + 1 })), []);
  const now = useRef(translate);
  now.current = translate;
  useEffect(() => {
    let seen = store.state();
    return store.subscribe(() => {
      const state = store.state();
      if (state.news && state.news.turn !== seen.news?.turn) say(newsWords(state.news, now.current));
      else if (state.selection !== seen.selection) say(selectionWords(state, registry, now.current));
      seen = state;
    });
  }, [store, registry, say]);
  // A screen reader says a text that differs: the space that is seen by nobody makes it differ.
  return { words: news.words && news.turn % 2 === 0 ? `${news.words}\u00a0` : news.words, say };
}

export function newsWords({ kind, says }: NonNullable<DesignState['news']>, translate: Translate): string {
  const what = translate(says.key, sayPlaces(says.places, translate));
  if (kind === 'undone') return translate('designer.frame.news.undone', { what });
  return kind === 'redone' ? translate('designer.frame.news.redone', { what }) : what;
}

export function selectionWords({ document, selection }: DesignState, registry: Registry, translate: Translate): string {
  const { nodes, roots } = treeOf(document);
  const [first] = selection;
  const node = first === undefined ? undefined : nodes.get(first);
  if (!node) return translate('designer.frame.news.none');
  if (selection.length > 1) return translate('designer.frame.news.many', { count: selection.length });
  const around = node.parent === null ? roots : (nodes.get(node.parent)?.children ?? []);
  return translate('designer.frame.news.selected', {
    name: nameOf(node.node, registry.descriptors, translate),
    type: typeNameOf(node.node, registry.descriptors, translate),
    place: around.indexOf(node.key) + 1,
    count: around.length,
  });
}

/** The polite log. */
export function News({ words }: { readonly words: string }) {
  return (
    <div role="status" aria-live="polite" className="adit-design-unseen">
      {words}
    </div>
  );
}
