// Here: a resolved document as React: controls near the view, light text elsewhere.

import './engine.css';
import { memo, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import { type BlockVisibility, createBlockVisibility } from '../contract/block-visibility.ts';
import { EngineContext, type EngineState, readAround } from '../contract/engine-context.ts';
import type { FormSession } from '../contract/form-session.ts';
import { lateNames } from '../contract/late-names.ts';
import { createOptionStore, type OptionStore } from '../contract/option-store.ts';
import type { Registry } from '../contract/registry.ts';
import { type Services, useServices } from '../contract/services.ts';
import type { Acting } from '../schema/acts/acts.ts';
import type { Action } from '../schema/documents/action.ts';
import { limits } from '../schema/limits.ts';
import { FormilyScope } from './FormilyScope.tsx';
import { firstWidgetKeys } from './first-widget-keys.ts';
import { NodeList } from './NodeList.tsx';
import { reveal } from './reveal.ts';
import { usePatterns } from './use-patterns.ts';
import { useWidgets } from './use-widgets.ts';

export interface DocumentHandle {
  /** Opens, mounts, scrolls to and focuses a field; false when it is not on the page. */
  reveal(name: string): boolean;
}

interface Props {
  readonly session: FormSession;
  readonly registry: Registry;
  readonly mode?: 'edit' | 'view';
  readonly disabled?: boolean;
  /** Only what is near the view has widgets; by itself from 60 fields on. */
  readonly windowed?: boolean;
  readonly idPrefix?: string;
  /** The record in words, as the server has them. */
  readonly displayValues?: Readonly<Record<string, unknown>>;
  readonly sources?: Readonly<Record<string, unknown>>;
  readonly options?: OptionStore;
  run?(actions: readonly Action[], scope?: Readonly<Record<string, unknown>>, as?: Acting): Promise<boolean>;
  readonly ref?: Ref<DocumentHandle>;
}

const nothing = {};
const runNothing = async () => false;

/** Draws an open document. Widgets are loaded first, so that nothing appears piece by piece. */
export const DocumentView = memo(function DocumentView(props: Props) {
  const { session, registry, mode = 'edit', disabled = false, windowed, idPrefix = 'field-', ref } = props;
  const { displayValues = nothing, sources = nothing, run = runNothing } = props;
  const services = useServices();
  const { document } = session;
  // As the data are when it opens: what they hide then comes later.
  const atFirst = useRef({ session, sources });
  const keys = useMemo(
    () =>
      firstWidgetKeys(document, readAround(atFirst.current), (name) => Object.hasOwn(atFirst.current.sources, name)),
    [document],
  );
  const hasWidgets = useWidgets(registry, keys);
  const ready = usePatterns(document) && hasWidgets;
  const windows = useMemo(() => {
    const many = document.form.fields.length >= limits.windowedFromFields;
    return createBlockVisibility(windowed ?? many, windowed || many);
  }, [windowed, document]);
  const { loadOptions } = services;
  const reader = useRef<Services>(services);
  reader.current = services;
  const own = useMemo(
    () =>
      createOptionStore(
        loadOptions,
        lateNames(() => reader.current),
      ),
    [loadOptions],
  );
  const options = props.options ?? own;
  useImperativeHandle(ref, () => ({ reveal: (name) => reveal({ document, session, windows, idPrefix }, name) }), [
    document,
    session,
    windows,
    idPrefix,
  ]);
  useWholeOnPrint(windows);
  useAnchors(windows, session, idPrefix);

  const disabledWhole = disabled || document.settings.disabled;
  const engine = useMemo<EngineState>(
    () => ({
      registry,
      session,
      options,
      mode,
      disabled: disabledWhole,
      idPrefix,
      displayValues,
      windows,
      sources,
      run,
    }),
    [registry, session, options, mode, disabledWhole, idPrefix, displayValues, windows, sources, run],
  );
  // What waits for the document (a focus to be set in it) can tell that it is on its way.
  if (!ready) return <div aria-busy="true" />;
  const { labelPosition, labelWidth, gutter, size } = document.settings;
  const style: Record<`--${string}`, string> = {
    '--adit-label-width': `${labelWidth}px`,
    '--adit-gutter': `${gutter}px`,
  };
  return (
    <EngineContext value={engine}>
      <FormilyScope>
        <div className="adit-document" data-labels={labelPosition} data-mode={mode} data-size={size} style={style}>
          <NodeList nodes={document.nodes} eagerBlocks={2} />
        </div>
      </FormilyScope>
    </EngineContext>
  );
});

/** What is printed is everything, not the part near the view. */
function useWholeOnPrint(windows: BlockVisibility) {
  useLayoutEffect(() => {
    if (!windows.enabled) return;
    const mountAll = () => {
      for (const block of windows.blocks()) block.mount();
    };
    window.addEventListener('beforeprint', mountAll);
    return () => window.removeEventListener('beforeprint', mountAll);
  }, [windows]);
}

/** `#field` in the address leads to the field, mounted or not. */
function useAnchors(windows: BlockVisibility, session: FormSession, idPrefix: string) {
  useEffect(() => {
    const follow = () => {
      const name = decodeURIComponent(window.location.hash.slice(1));
      if (!session.document.form.byName.has(name)) return;
      reveal({ document: session.document, session, windows, idPrefix }, name);
    };
    // After this commit: a block cannot be drawn while React is drawing.
    queueMicrotask(follow);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [windows, session, idPrefix]);
}
