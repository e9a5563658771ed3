import { useEffect, useRef, useState } from 'react';
import type { Registry } from '../../engine/contract/registry.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import { treeOf } from '../document/design-tree.ts';
import { nameOf, typeNameOf } from '../document/node-words.ts';
import type { DesignState } from '../history/design-store.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { fillCommandWords } from './fill-command-words.ts';

/** Carries words to the log, so that nothing but the log is drawn when something is said. */
export interface Sayer {
  say(words: string): void;
  /** One listener: the log. */
  hear(listener: (words: string) => void): () => void;
}

export function createSayer(): Sayer {
  let listener: ((words: string) => void) | null = null;
  return {
    say: (words) => listener?.(words),
    hear: (next) => {
      listener = next;
      return () => {
        listener = null;
      };
    },
  };
}

/** The polite log: what was last done, refused, selected or said; each time anew, even when it is the same again. */
export function News({ sayer }: { readonly sayer: Sayer }) {
  const { store, registry } = useDesigner();
  const translate = useDesignerText();
  const [{ words, turn }, setNews] = useState({ words: '', turn: 0 });
  const now = useRef(translate);
  now.current = translate;
  useEffect(() => {
    const say = (next: string) => setNews((before) => ({ words: next, turn: before.turn + 1 }));
    let seen = store.state();
    const stop = store.subscribe(() => {
      const state = store.state();
      if (state.news && state.news.turn !== seen.news?.turn) say(newsWords(state.news, now.current));
      else if (state.selection !== seen.selection) say(selectionWords(state, registry, now.current));
      seen = state;
    });
    const unhear = sayer.hear(say);
    return () => {
      stop();
      unhear();
    };
  }, [store, registry, sayer]);
  return (
    <div role="status" aria-live="polite" className="adit-design-unseen">
      {/* A screen reader says a text that differs: the space that is seen by nobody makes it differ. */}
      {words && turn % 2 === 0 ? `${words}\u00a0` : words}
    </div>
  );
}

export function newsWords({ kind, says }: NonNullable<DesignState['news']>, translate: Translate): string {
  const what = translate(says.key, fillCommandWords(says.places, translate));
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
