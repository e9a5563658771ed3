import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { isObject, type Json, type JsonObject } from '../../document/json.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { useChange, useStored } from '../settings-context.ts';
import { useCallRows } from '../use-call-rows.ts';
import { useNamedFields } from '../use-design-fields.ts';

const path = '/config/templateJson';

/** What the interface of a node's options is asked with. */
export function ParameterTable({ id }: { readonly id: string }) {
  const change = useChange();
  const offered = useNamedFields();
  const chosen = useStored('/config/propsUrl').value;
  const stored = useStored(path).value;
  return (
    <ParameterRows
      id={id}
      chosen={chosen}
      stored={stored}
      offered={offered}
      onChange={(value, typed) => change({ path, value }, typed)}
    />
  );
}

interface Props {
  readonly id: string;
  /** Id or code of the interface. */
  readonly chosen: Json | undefined;
  readonly stored: Json | undefined;
  /** Fields whose values a parameter can take; none where there is no form around. */
  readonly offered: ReturnType<typeof useNamedFields>;
  /** Undefined: no parameters. */
  onChange(parameters: Json[] | undefined, typed: boolean): void;
}

/** What an interface is asked with: each parameter takes the value of a field, or one that is written here. */
export function ParameterRows({ id, chosen, stored, offered, onChange }: Props) {
  const text = useDesignerText();
  const { rows: interfaces } = useCallRows('interfaceSelector');
  const rows: readonly Json[] = Array.isArray(stored) ? stored : [];
  const declared = interfaces.find((one) => one.id === chosen || one.enCode === chosen)?.parameters ?? [];
  const missing = declared.filter(({ field }) => !rows.some((row) => isObject(row) && row.field === field));
  const write = (next: readonly Json[], typed = false) => onChange(next.length > 0 ? [...next] : undefined, typed);
  const edit = (index: number, part: JsonObject, typed = false) =>
    write(
      rows.map((row, place) => (place === index ? { ...(isObject(row) ? row : {}), ...part } : row)),
      typed,
    );
  return (
    <section className="adit-design-list" aria-label={text('designer.settings.parameters')}>
      <div className="adit-design-list-title">{text('designer.settings.parameters')}</div>
      {rows.map((row, index) => {
        const at = isObject(row) ? row : {};
        const name = words(at.fieldName) || words(at.field) || String(index + 1);
        const from = words(at.relationField);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parameters have no id, and two may have one name
          <div key={index} className="adit-design-parameter">
            <Input
              id={`${id}-${index}`}
              size="small"
              aria-label={text('designer.settings.parameterName', { name })}
              value={words(at.field)}
              onChange={(event) => edit(index, { field: event.target.value }, true)}
            />
            {(offered.length > 0 || from !== '') && (
              <Select
                size="small"
                aria-label={text('designer.settings.parameterFrom', { name })}
                value={from}
                showSearch
                optionFilterProp="label"
                options={[
                  { value: '', label: text('designer.settings.constant') },
                  ...offered.map((field) => ({ value: field.as, label: `${field.label} ${field.as}` })),
                ]}
                onChange={(next: string) => edit(index, { relationField: next })}
              />
            )}
            {from === '' && (
              <Input
                size="small"
                aria-label={text('designer.settings.parameterValue', { name })}
                value={words(at.defaultValue)}
                onChange={(event) => edit(index, { defaultValue: event.target.value }, true)}
              />
            )}
            <Button
              size="small"
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={text('designer.settings.deleteOf', { name })}
              onClick={() => write(rows.toSpliced(index, 1))}
            />
          </div>
        );
      })}
      <div className="adit-design-list-foot">
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => write([...rows, { field: '', relationField: '' }])}
        >
          {text('designer.settings.addParameter')}
        </Button>
        {missing.length > 0 && (
          <Button
            size="small"
            type="link"
            onClick={() => write([...rows, ...missing.map((one) => ({ ...one, relationField: '' }))])}
          >
            {text('designer.settings.takeParameters', { count: missing.length })}
          </Button>
        )}
      </div>
    </section>
  );
}

function words(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
