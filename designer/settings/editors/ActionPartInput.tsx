import { Input, Select, Switch } from 'antd';
import { aditKeyOf, nodeLabel } from '../../commands/node-facts.ts';
import { useDesign } from '../../designer-context.ts';
import { treeOf } from '../../document/design-tree.ts';
import type { Json } from '../../document/json.ts';
import { isObject } from '../../document/json.ts';
import { useDesignerText } from '../../use-designer-text.ts';
import { LocalTextInput } from '../LocalTextInput.tsx';
import { useDesignFields } from '../use-design-fields.ts';
import type { ActionPart } from './action-form.ts';
import { DataInput } from './DataInput.tsx';
import { ValuesInput } from './ValuesInput.tsx';

interface Props {
  readonly id: string;
  readonly part: ActionPart;
  readonly value: Json | undefined;
  onChange(value: Json | undefined, typed?: boolean): void;
}

/** One part of a step, entered as what it is. */
export function ActionPartInput({ id, part, value, onChange }: Props) {
  const text = useDesignerText();
  const label = text(`designer.settings.part.${part.name}`);
  const words = typeof value === 'string' ? value : '';
  return (
    <div className="adit-design-part">
      <label htmlFor={id}>{label}</label>
      <div className="adit-design-setting-control">
        {part.as === 'text' && (
          <Input id={id} size="small" value={words} onChange={({ target }) => onChange(target.value, true)} />
        )}
        {part.as === 'words' && (
          <LocalTextInput id={id} label={label} value={value} onChange={(next) => onChange(next, true)} />
        )}
        {part.as === 'switch' && (
          <Switch id={id} size="small" checked={value === true} onChange={(on) => onChange(on ? true : undefined)} />
        )}
        {part.as === 'choice' && (
          <Select
            id={id}
            size="small"
            allowClear
            value={words || undefined}
            options={(part.choices ?? []).map((one) => ({
              value: one,
              label: text(`designer.settings.choice.${one}`),
            }))}
            onChange={(next: string | undefined) => onChange(next)}
          />
        )}
        {part.as === 'data' && <DataInput id={id} value={value} onChange={onChange} />}
        {part.as === 'values' && <ValuesInput id={id} label={label} value={value} onChange={onChange} />}
        {part.as === 'field' && <FieldChoice id={id} value={words} onChange={onChange} />}
        {(part.as === 'dialog' || part.as === 'source') && (
          <NodeChoice id={id} as={part.as} value={words} onChange={onChange} />
        )}
      </div>
    </div>
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
  const widgets = as === 'dialog' ? ['dialog'] : ['modelList', 'callList'];
  const nodes = [...treeOf(document).nodes.values()].filter(({ node }) => widgets.includes(aditKeyOf(node)));
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
      allowClear
      showSearch
      optionFilterProp="label"
      value={value || undefined}
      status={isGone ? 'error' : undefined}
      options={[...offers, ...(isGone ? [{ value, label: text('designer.settings.gone', { name: value }) }] : [])]}
      onChange={(next: string | undefined) => onChange(next)}
    />
  );
}
