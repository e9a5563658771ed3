import { type ReactNode, useContext, useMemo } from 'react';
import { asDocument } from '../contract/as-document.ts';
import { EngineContext } from '../contract/engine-context.ts';
import { createOptionStore } from '../contract/option-store.ts';
import { ServicesContext, useServices } from '../contract/services.ts';

interface Props {
  /** A model's id, or a screen's. */
  readonly id: string;
  readonly children: ReactNode;
}

/** What stands in it belongs to a published document of its own, wherever that is drawn. */
export function DocumentScope({ id, children }: Props) {
  const outer = useServices();
  const engine = useContext(EngineContext);
  const services = useMemo(() => asDocument(outer, id), [outer, id]);
  const names = engine?.options.names;
  // As long as the place stands: a page that loads its data anew keeps the options that it has.
  const options = useMemo(() => createOptionStore(services.loadOptions, names), [services, names]);
  const own = useMemo(() => engine && { ...engine, options }, [engine, options]);
  return (
    <ServicesContext value={services}>
      <EngineContext value={own}>{children}</EngineContext>
    </ServicesContext>
  );
}
