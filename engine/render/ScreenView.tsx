import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { bindDefaults } from '../data/bind-defaults.ts';
import type { Scope } from '../data/fill-places.ts';
import { fillPlaces } from '../data/fill-places.ts';
import { readPath } from '../data/read-path.ts';
import { runActions } from '../data/run-actions.ts';
import type { Registry } from '../registry.ts';
import { comparedElsewhere, compileRules } from '../schema/check/index.ts';
import type { Action } from '../schema/documents/action.ts';
import type { ScreenDocument } from '../schema/documents/form-document.ts';
import { type DocumentHandle, DocumentView } from './DocumentView.tsx';
import { DialogsContext, useDialogs } from './dialogs.ts';
import type { FormSession } from './form-session.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import { useServices } from './services.ts';
import { useFormSession } from './use-form-session.ts';

type Drawn = Pick<ScreenDocument, 'nodes' | 'form' | 'sources'>;

/** What the owner of a page may do with it from outside. */
export interface ScreenHandle {
  readonly session: FormSession;
  /** Runs actions as if a node of the page did; false when they ended early. */
  run(actions: readonly Action[], scope?: Scope): Promise<boolean>;
}

interface Props {
  readonly document: Drawn;
  readonly registry: Registry;
  /** Data that is there from outside, by source name: session, route, tabs … */
  readonly given?: Scope;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly idPrefix?: string;
  /** Where a list of what is wrong would be out of place, the first wrong field takes the focus instead. */
  readonly summary?: boolean;
  readonly ref?: Ref<ScreenHandle>;
}

const nothing: Scope = {};

/** A page: a document with its data, its dialogs and its actions. */
export function ScreenView({ document, registry, given = nothing, values, idPrefix, summary = true, ref }: Props) {
  const services = useServices();
  const atOpening = useRef(given);
  const opened = useMemo(
    () => ({ ...document, nodes: [...bindDefaults(document.nodes, atOpening.current, registry.descriptors)] }),
    [document, registry],
  );
  const session = useFormSession(opened, registry, values);
  const outer = useDialogs();
  const [dialog, setDialog] = useState<{ id: string; scope: Scope } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const view = useRef<DocumentHandle>(null);
  const { data, setSource, reload } = useSources(document, given);
  const sources = useMemo(() => ({ ...data, ...given }), [data, given]);
  // Steps that run after one that opened a dialog know of it before the page is drawn again.
  const dialogNow = useRef(dialog);
  const open = useCallback((next: typeof dialog) => {
    dialogNow.current = next;
    setDialog(next);
  }, []);
  const close = useCallback(() => open(null), [open]);

  const run = useCallback(
    async (actions: readonly Action[], scope: Scope = nothing) => {
      return runActions(actions, {
        session,
        services,
        scope: { ...sources, ...scope },
        openDialog: (id, with_) => open({ id, scope: { ...scope, ...with_ } }),
        closeDialog: () => (dialogNow.current ? close() : outer.close()),
        setSource,
        reload,
        refused: () => {
          setAttempt((count) => count + 1);
          if (!summary) revealFirst(session, view.current);
        },
        failedAt: (name, message) => {
          session.report([{ name, problem: { code: 'field.refused', message }, cells: [] }]);
          view.current?.reveal(name);
        },
        download: (call, params, fileName) =>
          services.command('download', { call, params, fileName }).then(() => undefined),
      });
    },
    [session, services, sources, open, close, outer, setSource, reload, summary],
  );
  useImperativeHandle(ref, () => ({ session, run }), [session, run]);
  const dialogs = useMemo(() => ({ open: dialog, close }), [dialog, close]);
  return (
    <DialogsContext value={dialogs}>
      {summary && <ProblemSummary session={session} attempt={attempt} reveal={(name) => view.current?.reveal(name)} />}
      <DocumentView
        ref={view}
        session={session}
        registry={registry}
        sources={sources}
        run={run}
        {...(idPrefix === undefined ? {} : { idPrefix })}
      />
    </DialogsContext>
  );
}

function revealFirst(session: FormSession, view: DocumentHandle | null) {
  const order = session.document.form.fields.map(({ field }) => field.name);
  const [first] = session.problems().toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  if (first) view?.reveal(first.name);
}

/** Loads each source of the document once; what it answers is shared by every node that binds to it. */
function useSources({ sources }: Drawn, given: Scope) {
  const { request } = useServices();
  const [data, setData] = useState<Scope>(nothing);
  const now = useRef({ given });
  now.current = { given };
  /** How often each source has been asked: an answer that was overtaken by a later one is not shown. */
  const asked = useRef(new Map<string, number>());
  const setSource = useCallback(
    (name: string, answer: unknown) => setData((known) => ({ ...known, [name]: answer })),
    [],
  );
  const load = useCallback(
    async (name: string, signal?: AbortSignal) => {
      const source = sources?.[name];
      const { given: scope } = now.current;
      const rule = source?.when ? compileRules([source.when], comparedElsewhere) : null;
      if (!source || rule?.holds((path) => readPath(scope, path)) === false) return;
      const turn = (asked.current.get(name) ?? 0) + 1;
      asked.current.set(name, turn);
      const filled = fillPlaces({ params: source.params ?? {}, query: source.query ?? {}, body: source.body }, scope);
      try {
        // The shape is the source's own; places do not change it.
        const answer = await request(source.call, {
          ...(filled as { params: Scope; query: Scope; body: unknown }),
          ...(signal ? { signal } : {}),
        });
        if (!signal?.aborted && asked.current.get(name) === turn) setSource(name, answer);
      } catch {
        // Said by the client; what was there before stays.
      }
    },
    [sources, request, setSource],
  );
  useEffect(() => {
    const left = new AbortController();
    for (const name of Object.keys(sources ?? {})) void load(name, left.signal);
    return () => left.abort();
  }, [sources, load]);
  const reload = useCallback(
    async (name: string | undefined) => {
      const names = name === undefined ? Object.keys(sources ?? {}) : [name];
      await Promise.all(names.map((one) => load(one)));
      // Lists and trees that load by themselves hear of it as well.
      window.dispatchEvent(new CustomEvent('adit:reload', { detail: name }));
    },
    [sources, load],
  );
  return { data, setSource, reload };
}
