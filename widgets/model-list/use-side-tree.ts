import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useLatePhrase } from '../list-parts/use-late-phrase.ts';

/** A node of the tree beside a list. */
export interface SideNode {
  readonly id: string;
  readonly label: string;
  /** Beside the label, where that alone does not tell which it is. */
  readonly note?: string;
  readonly parentId: string | null;
  readonly level: number;
  readonly children: number;
}

/** Asks for nodes: the topmost or all, as far as there is room; those that a word is in; those below a node. */
export type AskNodes = (
  of: { readonly keyword?: string; readonly parent?: string },
  signal?: AbortSignal,
) => Promise<SideAnswer>;

export interface SideAnswer {
  readonly list: readonly SideNode[];
  readonly left: number;
}

interface Loaded {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly nodes: readonly SideNode[];
  /** Nodes that there was no room for. */
  readonly left: number;
  readonly message: string;
  readonly word: string;
}

const none: Loaded = { status: 'loading', nodes: [], left: 0, message: '', word: '' };

/** How long a pause in typing asks for what is typed, in ms. */
const pauseMs = 250;

/** Nodes of the tree beside a list, as its settings say. */
export function useListNodes(modelId: string): AskNodes {
  const { request } = useServices();
  return useCallback(
    (body, signal) => {
      const input = { params: { id: modelId }, body, quiet: true, ...(signal ? { signal } : {}) };
      return request('recordTree', input);
    },
    [modelId, request],
  );
}

/** The nodes of a tree: at once or level by level, as their answers say; or those that a word is in. */
export function useSideTree(ask: AskNodes) {
  const [word, setWord] = useState('');
  const asked = useLatePhrase(word, pauseMs);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(none);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    const left = new AbortController();
    latest.current += 1;
    setLoaded((known) => ({ ...known, status: 'loading', message: '' }));
    const body = asked === '' ? {} : { keyword: asked };
    ask(body, left.signal).then(
      ({ list, left: over }) => {
        if (left.signal.aborted) return;
        setLoaded({ status: 'ready', nodes: list, left: over, message: '', word: asked });
        // What a word has found is shown; else the first level is open, as far as it has come.
        const there = new Set(list.map(({ parentId }) => parentId));
        setOpen(
          new Set(list.filter(({ id, level }) => there.has(id) && (asked !== '' || level === 1)).map(({ id }) => id)),
        );
      },
      (error: Error) => {
        if (!left.signal.aborted) setLoaded((known) => ({ ...known, status: 'failed', message: error.message }));
      },
    );
    return () => left.abort();
  }, [ask, asked, attempt]);

  const below = useMemo(() => {
    const map = new Map<string | null, SideNode[]>();
    const ids = new Set(loaded.nodes.map(({ id }) => id));
    for (const node of loaded.nodes) {
      const above = node.parentId !== null && ids.has(node.parentId) ? node.parentId : null;
      map.set(above, [...(map.get(above) ?? []), node]);
    }
    return map;
  }, [loaded.nodes]);
  const shown = useMemo(() => {
    const nodes: SideNode[] = [];
    const visit = (above: string | null) => {
      for (const node of below.get(above) ?? []) {
        nodes.push(node);
        if (open.has(node.id)) visit(node.id);
      }
    };
    visit(null);
    return nodes;
  }, [below, open]);

  const toggle = useCallback(
    (node: SideNode) => {
      const isOpening = !open.has(node.id);
      const set = (isOpen: boolean) =>
        setOpen((known) => {
          const next = new Set(known);
          if (isOpen) next.add(node.id);
          else next.delete(node.id);
          return next;
        });
      if (!isOpening || below.has(node.id)) {
        set(isOpening);
        return;
      }
      const wait = (isWaiting: boolean) =>
        setWaiting((known) => {
          const next = new Set(known);
          if (isWaiting) next.add(node.id);
          else next.delete(node.id);
          return next;
        });
      const own = latest.current;
      wait(true);
      ask({ parent: node.id })
        .then(
          ({ list, left }) => {
            if (own !== latest.current) return;
            // Said by level of their own answer: they stand below this node.
            const inside = list.map((one) => ({ ...one, level: one.level + node.level }));
            setLoaded((known) => ({
              ...known,
              nodes: [...known.nodes, ...inside],
              left: known.left + left,
              message: '',
            }));
            set(true);
          },
          (error: Error) => setLoaded((known) => ({ ...known, message: error.message })),
        )
        .finally(() => wait(false));
    },
    [open, below, ask],
  );
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...loaded, word, setWord, shown, open, waiting, toggle, again };
}
