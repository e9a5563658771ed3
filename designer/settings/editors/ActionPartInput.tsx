import { AutoComplete, Input, Select, Switch } from 'antd';
import type { Descriptor } from '../../../engine/schema/fields/descriptor.ts';
import { ClearIcon } from '../../../widgets/shared/ClearIcon.tsx';
import { treeOf } from '../../document/design-tree.ts';
import type { Json } from '../../document/json.ts';
import { isObject, type JsonObject } from '../../document/json.ts';
import { descriptorOf, nodeLabel } from '../../document/node-facts.ts';
import { useDesign, useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { CallSelect } from '../../sources/CallSelect.tsx';
import { type CallShape, callShapes } from '../../sources/call-shapes.ts';
import { DataInput } from '../../sources/DataInput.tsx';
import { DataPicker } from '../../sources/DataPicker.tsx';
import { ShapeFields } from '../../sources/ShapeFields.tsx';
import { useSourceNames } from '../../sources/use-source-names.ts';
import { LocalTextInput } from '../LocalTextInput.tsx';
import { wordsWithPlace } from '../page-text.ts';
import { useDesignFields } from '../use-design-fields.ts';
import type { ActionPart } from './action-form.ts';
import { commandNames } from './command-names.ts';
import { ValuesInput } from './ValuesInput.tsx';

interface Props {
  readonly id: string;
  readonly part: ActionPart;
  /** The step that it is a part of. */
  readonly step: JsonObject;
  readonly value: Json | undefined;
  onChange(value: Json | undefined, typed?: boolean): void;
}

/** One part of a step, entered as what it is. */
export function ActionPartInput({ id, part, step, value, onChange }: Props) {
  const text = useDesignerText();
  const names = useSourceNames();
  const label = text(`designer.settings.part.${part.name}`);
  const words = typeof value === 'string' ? value : '';
  const shape = part.as === 'args' ? callShape(step.call) : undefined;
  if (shape && isObject(shape[part.name as 'params']?.properties))
    return (
      <ShapeFields
        id={id}
        label={label}
        schema={shape[part.name as 'params']}
        path={shape.path}
        value={value}
        names={names}
        onChange={onChange}
      />
    );
  const asValues = part.as === 'values' || (part.as === 'args' && part.name !== 'body');
  const insert = (path: string) => onChange(withPlace(value, path), false);
  return (
    <div className="adit-design-part">
      <label htmlFor={id}>{label}</label>
      <div className="adit-design-setting-control">
        {part.as === 'text' && (
          <div className="adit-design-shape-control">
            <Input id={id} size="small" value={words} onChange={({ target }) => onChange(target.value, true)} />
            {names.length > 0 && <DataPicker label={label} names={names} onPick={insert} />}
          </div>
        )}
        {part.as === 'call' && <CallSelect id={id} value={words} onChange={(next) => onChange(next)} />}
        {part.as === 'command' && <NameInput id={id} value={words} offers={commandNames} onChange={onChange} />}
        {part.as === 'into' && (
          <NameInput id={id} value={words} offers={names.map(({ name }) => name)} onChange={onChange} />
        )}
        {part.as === 'words' && (
          <div className="adit-design-shape-control">
            <div className="adit-design-fill">
              <LocalTextInput id={id} label={label} value={value} onChange={(next) => onChange(next, true)} />
            </div>
            {names.length > 0 && <DataPicker label={label} names={names} onPick={insert} />}
          </div>
        )}
        {part.as === 'switch' && (
          <Switch id={id} size="small" checked={value === true} onChange={(on) => onChange(on ? true : undefined)} />
        )}
        {part.as === 'choice' && (
          <Select
            id={id}
            size="small"
            allowClear={{ clearIcon: <ClearIcon /> }}
            value={words || undefined}
            options={(part.choices ?? []).map((one) => ({
              value: one,
              label: text(`designer.settings.choice.${one}`),
            }))}
            onChange={(next: string | undefined) => onChange(next)}
          />
        )}
        {(part.as === 'data' || (part.as === 'args' && !asValues)) && (
          <DataInput id={id} value={value} onChange={onChange} />
        )}
        {asValues && <ValuesInput id={id} label={label} value={value} onChange={onChange} />}
        {part.as === 'field' && <FieldChoice id={id} value={words} onChange={onChange} />}
        {(part.as === 'dialog' || part.as === 'source') && (
          <NodeChoice id={id} as={part.as} value={words} onChange={onChange} />
        )}
      </div>
    </div>
  );
}

function callShape(call: Json | undefined): CallShape | undefined {
  return typeof call === 'string' && Object.hasOwn(callShapes, call) ? callShapes[call] : undefined;
}

/** Words of a step hold places without any mark. */
function withPlace(value: Json | undefined, path: string): Json {
  return wordsWithPlace(value, path) ?? `{${path}}`;
}

interface NameProps {
  readonly id: string;
  readonly value: string;
  readonly offers: readonly string[];
  onChange(value: string | undefined, typed?: boolean): void;
}

/** A name out of those that there are, or another one. */
function NameInput({ id, value, offers, onChange }: NameProps) {
  return (
    <AutoComplete
      id={id}
      size="small"
      className="adit-design-wide"
      value={value}
      options={offers.map((one) => ({ value: one }))}
      onChange={(next: string | undefined) => onChange(next, true)}
    />
  );
}

interface Choice {
  readonly id: string;
  readonly value: string;
  onChange(value: string | undefined): void;
}

function FieldChoice({ id, value, onChange }: Choice) {
  const fields = useDesignFields().filter(({ table }) => table === null);
  return (
    <Named
      {...{ id, value, onChange }}
      offers={fields.map(({ name, label }) => ({ value: name, label: `${label} ${name}` }))}
    />
  );
}

/** Dialogs of the design, or what can be loaded again: its sources and lists. */
function NodeChoice({ id, as, value, onChange }: Choice & { readonly as: 'dialog' | 'source' }) {
  const document = useDesign((state) => state.document);
  const { descriptors } = useDesigner().store;
  const isMeant = ({ opens, reloads }: Descriptor) => (as === 'dialog' ? opens : reloads) === true;
  const nodes = [...treeOf(document).nodes.values()].filter(({ node }) => {
    const descriptor = descriptorOf(node, descriptors);
    return descriptor !== undefined && isMeant(descriptor);
  });
  const sources = as === 'source' && isObject(document.sources) ? Object.keys(document.sources) : [];
  const offers = [
    ...sources.map((name) => ({ value: name, label: name })),
    ...nodes.map(({ key, node }) => ({ value: key, label: `${nodeLabel(node)} ${key}` })),
  ];
  return <Named {...{ id, value, onChange, offers }} />;
}

function Named({ id, value, onChange, offers }: Choice & { offers: readonly { value: string; label: string }[] }) {
  const text = useDesignerText();
  const isGone = value !== '' && !offers.some((one) => one.value === value);
  return (
    <Select
      id={id}
      size="small"
      className="adit-design-fill"
      allowClear={{ clearIcon: <ClearIcon /> }}
      showSearch
      optionFilterProp="label"
      value={value || undefined}
      status={isGone ? 'error' : undefined}
      options={[...offers, ...(isGone ? [{ value, label: text('designer.settings.gone', { name: value }) }] : [])]}
      onChange={(next: string | undefined) => onChange(next)}
    />
  );
}
