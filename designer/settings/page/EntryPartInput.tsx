import { Input, Select, Switch } from 'antd';
import { ClearIcon } from '../../../widgets/shared/ClearIcon.tsx';
import type { Json } from '../../document/json.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { DataPicker } from '../../sources/DataPicker.tsx';
import { numberOf, settledNumber } from '../../sources/shape-field.ts';
import { useSourceNames } from '../../sources/use-source-names.ts';
import { bindingTo, boundPath } from '../page-text.ts';
import { BoundControl } from './BoundControl.tsx';
import { EntriesInput } from './EntriesInput.tsx';
import type { EntryPart } from './entry-parts.ts';
import { IconSelect } from './IconSelect.tsx';
import { PageWordsInput } from './PageWordsInput.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly part: EntryPart;
  readonly value: Json | undefined;
  /** Undefined takes the part away. */
  onChange(value: Json | undefined, typed?: boolean): void;
}

/** One part of an entry, entered as what it is. */
export function EntryPartInput({ id, label, part, value, onChange }: Props) {
  if (part.as === 'entries')
    return (
      <div className="adit-design-entry-inside">
        <span>{label}</span>
        <EntriesInput id={id} label={label} parts={part.parts ?? []} value={value} onChange={onChange} />
      </div>
    );
  return (
    <div className="adit-design-part">
      <label htmlFor={id}>{label}</label>
      <div className="adit-design-setting-control">
        <PartControl id={id} label={label} part={part} value={value} onChange={onChange} />
      </div>
    </div>
  );
}

function PartControl({ id, label, part, value, onChange }: Props) {
  const text = useDesignerText();
  const names = useSourceNames();
  const words = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const bound = boundPath(value);
  if (bound !== undefined) return <BoundControl label={label} path={bound} onChange={onChange} />;
  switch (part.as) {
    case 'words':
      return <PageWordsInput id={id} label={label} value={value} onChange={onChange} />;
    case 'switch':
      return (
        <Switch id={id} size="small" checked={value === true} onChange={(on) => onChange(on ? true : undefined)} />
      );
    case 'choice': {
      const choices = part.choices ?? [];
      return (
        <Select
          id={id}
          size="small"
          allowClear={{ clearIcon: <ClearIcon /> }}
          value={words || undefined}
          options={[...choices, ...(words === '' || choices.includes(words) ? [] : [words])].map((one) => {
            const known = text(`designer.entryChoice.${one}`);
            return { value: one, label: known.startsWith('designer.') ? one : known };
          })}
          onChange={(next: string | undefined) => onChange(next)}
        />
      );
    }
    case 'icon':
      return <IconSelect id={id} value={words} onChange={onChange} />;
    case 'data':
      return (
        <div className="adit-design-shape-control">
          <Input
            id={id}
            size="small"
            value={words}
            // A number that was typed is one: it is shown, compared and added up as such.
            onChange={({ target }) => onChange(numberOf(target.value), true)}
          />
          <DataPicker label={label} names={names} onPick={(path) => onChange(bindingTo(path))} />
        </div>
      );
    default:
      return (
        <Input
          id={id}
          size="small"
          {...(part.as === 'number' ? { inputMode: 'numeric' as const } : {})}
          value={words}
          onChange={({ target }) =>
            onChange(
              part.as === 'number' ? numberOf(target.value) : target.value === '' ? undefined : target.value,
              true,
            )
          }
          onBlur={() => {
            const settled = part.as === 'number' ? settledNumber(value) : undefined;
            if (settled !== undefined) onChange(settled);
          }}
        />
      );
  }
}
