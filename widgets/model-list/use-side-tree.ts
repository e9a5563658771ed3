import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { useLatePhrase } from './use-late-phrase.ts';

/** A node of the tree beside a list. */
export interface SideNode {
  readonly id: string;
  readonly label: string;
  readonly parentId: string | null;
  readonly level: number;
  readonly children: number;
}

interface Answer {
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

/** The nodes of the tree beside a list: at once or level by level, as the list says; or those that a word is in. */
export function useSideTree(modelId: string) {
  const { request } = useServices();
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
    request('recordTree', { params: { id: modelId }, body, signal: left.signal, quiet: true }).then(
      (answer) => {
        if (left.signal.aborted) return;
        const { list, left: over } = answer as Answer; // by the call's shape
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
  }, [modelId, asked, attempt, request]);

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
      request('recordTree', { params: { id: modelId }, body: { parent: node.id }, quiet: true })
        .then(
          (answer) => {
            if (own !== latest.current) return;
            const { list, left } = answer as Answer; // by the call's shape
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
    [open, below, modelId, request],
  );
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...loaded, word, setWord, shown, open, waiting, toggle, again };
}
