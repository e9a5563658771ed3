import { useEffect, useId, useMemo } from 'react';
import { signalNames } from '../../engine/contract/signals.ts';
import { plainCopy } from '../../engine/form/plain-copy.ts';
import { useFormSession } from '../../engine/form/use-form-session.ts';
import { DocumentView } from '../../engine/render/DocumentView.tsx';
import type { FormDocument } from '../../engine/schema/documents/form-document.ts';
import type { Node, NodeConfig } from '../../engine/schema/documents/node.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';
import { isObject, type Json, type JsonObject, sameJson } from '../document/json.ts';
import { asNode } from '../document/node-facts.ts';
import { writtenBy } from '../document/usual-widget.ts';
import { useDesigner } from '../parts/designer-context.ts';

interface Props {
  /** The field whose kind of value is asked for; drawn with its own widget and options. */
  readonly node: JsonObject;
  readonly label: string;
  readonly value: Json | undefined;
  /** Undefined when it was emptied. */
  onChange(value: Json | undefined): void;
  /** Several values where the field takes one. */
  readonly many?: boolean;
}

/** A value as the field itself takes one, drawn by the engine with the field's own widget. */
export function ValueControl({ node, label, value, onChange, many = false }: Props) {
  const { registry, store } = useDesigner();
  const prefix = useId();
  const { config, props, slot } = asNode(node);
  const { dataType, dictionaryType, propsUrl, children } = config;
  const aditKey = writtenBy(config.aditKey, store.descriptors);
  // By its parts: the node itself is another one with each change of what is entered here.
  const document = useMemo(
    () => valueForm({ aditKey, dataType, dictionaryType, propsUrl, children }, props, slot, label, many),
    [aditKey, dataType, dictionaryType, propsUrl, children, props, slot, label, many],
  );
  const start = useMemo(() => ({ value: null }), []);
  const session = useFormSession(document, registry, start);
  useEffect(() => {
    if (!sameJson(read(session.values().value), value)) session.setValue('value', value ?? null);
  }, [session, value]);
  useEffect(() => {
    const hear = () => {
      const next = read(session.values().value);
      if (!sameJson(next, value)) onChange(next);
    };
    // Of rows, a change of cells alone is told apart.
    const stops = ['value', signalNames.cells('value')].map((name) => session.signals.subscribe(name, hear));
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, value, onChange]);
  return (
    <div className="adit-design-value">
      <DocumentView session={session} registry={registry} idPrefix={`${prefix}-`} windowed={false} />
    </div>
  );
}

function read(value: unknown): Json | undefined {
  return isEmptyValue(value) ? undefined : (plainCopy(value) as Json); // values of a form are JSON
}

/** The field alone: nothing asked of it, nothing that depends on others. */
function valueForm(
  config: Pick<NodeConfig, 'aditKey'> & { readonly [Key in keyof NodeConfig]?: NodeConfig[Key] | undefined },
  props: Node['props'],
  slot: Node['slot'],
  label: string,
  many: boolean,
): FormDocument {
  const { readonly: _read, disabled: _off, ...own } = isObject(props) ? props : {};
  const { aditKey, ...source } = config;
  const node: Node = {
    id: 'value',
    vModel: 'value',
    config: {
      ...Object.fromEntries(Object.entries(source).filter(([, part]) => part !== undefined)),
      aditKey: many && aditKey === 'radio' ? 'select' : aditKey,
      label,
      showLabel: false,
      span: 24,
    },
    ...(slot ? { slot } : {}),
    props: many ? { ...own, multiple: true } : own,
  };
  return { version: 1, form: { size: 'small', labelPosition: 'top', gutter: 0 }, nodes: [node] };
}
