import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { ClearIcon } from '../../widgets/shared/ClearIcon.tsx';
import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { partWords } from './call-words.ts';
import { DataInput } from './DataInput.tsx';
import { DataPicker } from './DataPicker.tsx';
import { IdSelect, idKindOf } from './IdSelect.tsx';
import { misfits, numberOf, type ShapeField, settledNumber, shapeFields } from './shape-field.ts';
import type { SourceName } from './source-names.ts';

interface Props {
  readonly id: string;
  /** What these are the parts of, in words. */
  readonly label: string;
  readonly schema: JsonObject | undefined;
  /** Of the call: which id is asked for shows in it. */
  readonly path: string;
  readonly value: Json | undefined;
  /** Data that may stand in the places. */
  readonly names: readonly SourceName[];
  /** Undefined when nothing is filled in any more. */
  onChange(value: JsonObject | undefined, typed?: boolean): void;
}

/** What a call is asked with: one control for each part that it takes, of its kind. Parts that it does not take can go. */
export function ShapeFields({ id, label, schema, path, value, names, onChange }: Props) {
  const text = useDesignerText();
  const stored = isObject(value) ? value : {};
  const fields = shapeFields(schema);
  const others = Object.keys(stored).filter((name) => !fields.some((field) => field.name === name));
  if (fields.length === 0 && others.length === 0) return null;
  const write = (name: string, next: Json | undefined, typed = false) => {
    const { [name]: known, ...rest } = stored;
    const all =
      next === undefined ? rest : known === undefined ? { ...rest, [name]: next } : { ...stored, [name]: next };
    onChange(Object.keys(all).length > 0 ? all : undefined, typed);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className="adit-design-shape" role="group" aria-label={label}>
      <h4>{label}</h4>
      {fields.map((field) => {
        const own = `${id}-${field.name}`;
        const words = partWords(field.name, text);
        const now = stored[field.name];
        const isWrong = misfits(field, now);
        return (
          <div key={field.name} className="adit-design-shape-row">
            <label htmlFor={own}>
              {field.required && (
                <span className="adit-star" aria-hidden="true">
                  *
                </span>
              )}
              {words}
            </label>
            <div className="adit-design-setting-control">
              <div className="adit-design-shape-control">
                <PartControl
                  id={own}
                  field={field}
                  path={path}
                  value={now}
                  onChange={(next, typed) => write(field.name, next, typed)}
                />
                {field.kind !== 'data' && (
                  <DataPicker
                    label={words}
                    names={names}
                    onPick={(picked) =>
                      write(
                        field.name,
                        field.kind === 'text' && typeof now === 'string' ? `${now}{${picked}}` : `{${picked}}`,
                      )
                    }
                  />
                )}
              </div>
              {isWrong && (
                <p className="adit-design-setting-error" role="alert">
                  {text(field.kind === 'number' ? 'designer.sources.notNumber' : 'designer.sources.notChoice')}
                </p>
              )}
            </div>
          </div>
        );
      })}
      {others.map((name) => (
        <p key={name} className="adit-design-setting-error">
          {text('designer.sources.unknownPart', { name })}
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={text('designer.settings.deleteOf', { name })}
            onClick={() => write(name, undefined)}
          />
        </p>
      ))}
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly field: ShapeField;
  readonly path: string;
  readonly value: Json | undefined;
  onChange(value: Json | undefined, typed?: boolean): void;
}

function PartControl({ id, field, path, value, onChange }: PartProps) {
  const text = useDesignerText();
  const words = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const idKind = idKindOf(path, field.name);
  if (idKind && field.kind === 'text') return <IdSelect id={id} kind={idKind} value={words} onChange={onChange} />;
  switch (field.kind) {
    case 'data':
      return <DataInput id={id} value={value} onChange={onChange} />;
    case 'choice':
    case 'switch': {
      const choices: readonly (string | number)[] = field.kind === 'switch' ? ['true', 'false'] : field.choices;
      const shown = typeof value === 'boolean' ? String(value) : words;
      const options = choices.map((one) => ({
        value: String(one),
        label:
          field.kind === 'switch' ? text(one === 'true' ? 'designer.sources.on' : 'designer.sources.off') : String(one),
      }));
      const take = (next: string | undefined) => {
        if (field.kind === 'switch') return onChange(next === undefined ? undefined : next === 'true');
        onChange(choices.find((one) => String(one) === next));
      };
      return (
        <Select
          id={id}
          size="small"
          className="adit-design-fill"
          allowClear={{ clearIcon: <ClearIcon /> }}
          value={shown || undefined}
          options={
            shown === '' || options.some((one) => one.value === shown)
              ? options
              : [...options, { value: shown, label: shown }]
          }
          onChange={take}
        />
      );
    }
    default:
      return (
        <Input
          id={id}
          size="small"
          {...(field.kind === 'number' ? { inputMode: 'decimal' as const } : {})}
          status={misfits(field, value) ? 'error' : ''}
          value={words}
          onChange={({ target }) =>
            onChange(
              field.kind === 'number' ? numberOf(target.value) : target.value === '' ? undefined : target.value,
              true,
            )
          }
          onBlur={() => {
            const settled = field.kind === 'number' ? settledNumber(value) : undefined;
            if (settled !== undefined) onChange(settled);
          }}
        />
      );
  }
}
