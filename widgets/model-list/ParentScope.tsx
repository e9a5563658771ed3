import { type ReactNode, useMemo } from 'react';
import { EngineContext, useEngine } from '../../engine/contract/engine-context.ts';
import type { Registry } from '../../engine/contract/registry.ts';
import { defineWidget } from '../../engine/contract/widget.ts';
import { DocumentScope } from '../../engine/render/DocumentScope.tsx';
import type { Model } from './model.ts';
import { ParentControl } from './ParentControl.tsx';
import { ParentModel } from './parent-context.ts';
import { parentRecordDescriptor, withParentRecord } from './parent-field.ts';

const parentWidget = defineWidget(parentRecordDescriptor, ParentControl);

const registries = new WeakMap<Registry, Registry>();

/** A registry that knows how a row above is chosen: the same one for the same registry. */
function choosing(registry: Registry): Registry {
  const made = registries.get(registry) ?? {
    ...registry,
    descriptors: withParentRecord(registry.descriptors),
    widget: (key: string) => (key === parentRecordDescriptor.key ? parentWidget : registry.widget(key)),
  };
  registries.set(registry, made);
  return made;
}

interface Props {
  readonly model: Model;
  readonly children: ReactNode;
}

/** Around the pages of a model: what they ask belongs to it, and forms in it can choose among its rows. */
export function ParentScope({ model, children }: Props) {
  return (
    <DocumentScope id={model.id}>
      <Choosing model={model}>{children}</Choosing>
    </DocumentScope>
  );
}

function Choosing({ model, children }: Props) {
  const engine = useEngine();
  const own = useMemo(() => ({ ...engine, registry: choosing(engine.registry) }), [engine]);
  return (
    <EngineContext value={own}>
      <ParentModel value={model}>{children}</ParentModel>
    </EngineContext>
  );
}
