import { InputNumber, Select } from 'antd';
import { useCallback, useId } from 'react';
import { valueKindOf } from '../../../engine/schema/fields/descriptor.ts';
import type { Json } from '../../document/json.ts';
import { asNode } from '../../document/node-facts.ts';
import { useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useFirstNode } from '../settings-context.ts';
import { useNamedFields } from '../use-design-fields.ts';
import { ValueControl } from '../ValueControl.tsx';
import {
  type DateLimit,
  type End,
  limitNames,
  limitPaths,
  readLimit,
  withType,
  writeLimit,
} from './date-limit-edit.ts';

/** First and last day, moment or time that a field takes. */
export function DateLimitsEditor() {
  return (
    <>
      <LimitEditor end="start" />
      <LimitEditor end="end" />
    </>
  );
}

function LimitEditor({ end }: { readonly end: End }) {
  const { store } = useDesigner();
  const text = useDesignerText();
  const change = useChange();
  const id = useId();
  const node = useFirstNode();
  const fields = useNamedFields();
  const limit = readLimit(node, end);
  const own = valueKindOf(asNode(node), store.descriptors);
  // A span of moments begins and ends with one.
  const kind = own === 'dateTimeRange' ? 'dateTime' : own;
  const asked = own === kind ? node : { ...node, config: { aditKey: 'datetime' } };
  const dates = fields.filter((field) => field.kind === kind);
  const label = text(`designer.settings.${end}Limit`);
  const write = (next: DateLimit, typed = false) => change(writeLimit(end, next), typed);
  const { type, field, unit } = limit;
  const onValue = useCallback(
    (value: Json | undefined) => change(writeLimit(end, { type, field, unit, value }), true),
    [change, end, type, field, unit],
  );
  const units = kind === 'time' ? ['hour', 'minute', 'second'] : ['year', 'month', 'day'];
  return (
    <SettingRow id={id} label={label} paths={limitPaths(end)}>
      <Select
        id={id}
        size="small"
        className="adit-design-fill"
        value={type}
        options={limitNames.map((name) => ({ value: name, label: text(`designer.settings.limit.${name}`) }))}
        onChange={(next) => write(withType(limit, next))}
      />
      {type === 'fixed' && (
        <ValueControl
          node={asked}
          label={text('designer.settings.limitValue', { label })}
          value={limit.value}
          onChange={onValue}
        />
      )}
      {type === 'field' && (
        <Select
          size="small"
          className="adit-design-fill"
          aria-label={text('designer.settings.limitField', { label })}
          placeholder={text('designer.settings.chooseField')}
          value={field || undefined}
          status={field === '' || dates.some(({ as }) => as === field) ? undefined : 'error'}
          options={dates.map(({ as, label: words }) => ({ value: as, label: `${words} ${as}` }))}
          onChange={(next) => write({ ...limit, field: next })}
        />
      )}
      {(type === 'before' || type === 'after') && (
        <div className="adit-design-span">
          <InputNumber
            size="small"
            min={0}
            precision={0}
            aria-label={text('designer.settings.limitAmount', { label })}
            value={Number(limit.value) || 0}
            onChange={(next) => write({ ...limit, value: next ?? 0 }, true)}
          />
          <Select
            size="small"
            aria-label={text('designer.settings.limitUnit', { label })}
            value={unit}
            options={units.map((name, index) => ({ value: index + 1, label: text(`designer.settings.unit.${name}`) }))}
            onChange={(next) => write({ ...limit, unit: next })}
          />
        </div>
      )}
    </SettingRow>
  );
}
