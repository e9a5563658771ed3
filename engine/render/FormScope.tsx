import { type ReactNode, useMemo } from 'react';
import { createBlockVisibility } from '../contract/block-visibility.ts';
import { EngineContext, type EngineState } from '../contract/engine-context.ts';
import type { FormSession } from '../contract/form-session.ts';
import type { OptionStore } from '../contract/option-store.ts';
import type { Registry } from '../contract/registry.ts';
import { FormilyScope } from './FormilyScope.tsx';
import { usePatterns } from './use-patterns.ts';
import { useWidgets } from './use-widgets.ts';

interface Props {
  readonly session: FormSession;
  readonly registry: Registry;
  readonly options: OptionStore;
  readonly idPrefix: string;
  /** The record in words, as the server has them. */
  readonly displayValues: Readonly<Record<string, unknown>>;
  /** Stands there until the widgets are. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

const sources = {};
const run = async () => false;

/** An open form whose fields stand wherever the children put them, not where its document has them. */
export function FormScope({ session, registry, options, idPrefix, displayValues, waiting, children }: Props) {
  const hasWidgets = useWidgets(registry, session.document.widgetKeys);
  const ready = usePatterns(session.document) && hasWidgets;
  const engine = useMemo<EngineState>(
    () => ({
      registry,
      session,
      options,
      mode: 'edit',
      disabled: session.document.settings.disabled,
      idPrefix,
      displayValues,
      windows: createBlockVisibility(false, false),
      sources,
      run,
    }),
    [registry, session, options, idPrefix, displayValues],
  );
  return (
    <EngineContext value={engine}>
      <FormilyScope>{ready ? children : waiting}</FormilyScope>
    </EngineContext>
  );
}
