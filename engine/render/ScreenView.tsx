import { type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { bindDefaults } from '../actions/bind-defaults.ts';
import { runActions } from '../actions/run-actions.ts';
import { useActing } from '../contract/acting.ts';
import { type Dialogs, DialogsContext, useDialogs } from '../contract/dialogs.ts';
import type { Scope } from '../contract/fill-places.ts';
import type { FormSession } from '../contract/form-session.ts';
import type { Registry } from '../contract/registry.ts';
import { useServices } from '../contract/services.ts';
import { useFormSession } from '../form/use-form-session.ts';
import { isWithin } from '../resolve/is-within.ts';
import type { Acting } from '../schema/acts/acts.ts';
import type { Action } from '../schema/documents/action.ts';
import type { ScreenDocument } from '../schema/documents/form-document.ts';
import type { Node } from '../schema/documents/node.ts';
import { type DocumentHandle, DocumentView } from './DocumentView.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { usePageEvents } from './use-page-events.ts';
import { useSources } from './use-sources.ts';

type Drawn = Pick<ScreenDocument, 'nodes' | 'form' | 'sources' | 'on'>;

/** What the owner of a page may do with it from outside. */
export interface ScreenHandle {
  readonly session: FormSession;
  /**
   * Runs actions as if a node of the page did; false when they ended early.
   * @param as what the document may do that they stand in, where that is not the page
   */
  run(actions: readonly Action[], scope?: Scope, as?: Acting): Promise<boolean>;
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
  const acting = useActing();
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
  const running = useRef<ScreenHandle['run']>(async () => true);
  const { data, held, loading, setSource, reload } = useSources(document.sources, given, running);
  const sources = useMemo(() => ({ ...data, ...given }), [data, given]);
  // Steps that run after one that opened a dialog know of it before the page is drawn again.
  const dialogNow = useRef(dialog);
  const open = useCallback((next: typeof dialog) => {
    dialogNow.current = next;
    setDialog(next);
  }, []);
  const close = useCallback(() => open(null), [open]);
  const show = useCallback<Dialogs['show']>((id, scope) => open({ id, scope }), [open]);

  const run = useCallback(
    async (actions: readonly Action[], scope: Scope = nothing, as: Acting = acting) => {
      return runActions(actions, {
        session,
        services,
        acting: as,
        // What has just come is named by steps before it is drawn.
        scope: { ...held.current, ...given, ...scope },
        // Steps of a dialog may also name one of the page that the dialog stands on.
        openDialog: (id, with_) => (hasNode(opened.nodes, id) ? show : outer.show)(id, { ...scope, ...with_ }),
        closeDialog: () => (dialogNow.current ? close() : outer.close()),
        setSource,
        reload,
        refused: (within) => {
          setAttempt((count) => count + 1);
          if (!summary) revealFirst(session, view.current, within);
        },
        failedAt: (name, message) => {
          session.report([{ name, problem: { code: 'field.refused', message }, cells: [] }]);
          view.current?.reveal(name);
        },
        download: (call, params, fileName, quiet) =>
          services.command('download', { call, params, fileName }, { quiet }).then(() => undefined),
      });
    },
    [session, services, acting, held, given, opened, show, close, outer, setSource, reload, summary],
  );
  running.current = run;
  usePageEvents(document.on, loading, running);
  useImperativeHandle(ref, () => ({ session, run }), [session, run]);
  const dialogs = useMemo(() => ({ open: dialog, close, show }), [dialog, close, show]);
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

const hasNode = (nodes: readonly Node[], id: string): boolean =>
  nodes.some((node) => node.id === id || hasNode(node.config.children ?? [], id));

function revealFirst(session: FormSession, view: DocumentHandle | null, within: string | undefined) {
  const order = session.document.form.fields.map(({ field }) => field.name);
  const meant = session.problems().filter(({ name }) => isWithin(session.document, name, within));
  const [first] = meant.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  if (first) view?.reveal(first.name);
}
