import { localOptions } from '../../engine/render/local-options.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language, Translate } from '../../engine/schema/text/text.ts';
import { staticOptions, valueKinds } from '../../engine/schema/values/index.ts';
import type { ListColumn, Row } from '../../widgets/model-list/model.ts';

interface Words {
  readonly language: Language;
  readonly translate: Translate;
}

const figures = [1800, 240.5, 3260, 460, 1120] as const;
const days = ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'] as const;

/** Rows as the server would answer them, made up by the kinds of their fields: always the same ones. */
export function sampleRows(columns: readonly ListColumn[], words: Words): Row[] {
  return days.map((_, index) => {
    const row: Record<string, unknown> & { id: string } = { id: `sample-${index}` };
    for (const { column, field } of columns) {
      const value = field ? sampleValue(field, index, words) : systemValue(column.prop, index, words);
      if (!field?.table) row[column.prop] = value;
      else {
        const rows = row[field.table];
        const known: unknown = Array.isArray(rows) ? rows[0] : {};
        row[field.table] = [{ ...Object(known), [field.name]: value }];
      }
    }
    return row;
  });
}

function sampleValue(field: Field, index: number, words: Words): unknown {
  const day = days[index % days.length] ?? days[0];
  const figure = figures[index % figures.length] ?? figures[0];
  const { translate, language } = words;
  const number = index + 1;
  if (field.kind === 'files') return [{ fileId: `sample-${number}`, name: `${number}.pdf`, url: '/' }];
  if (field.kind === 'dateTime') return `${day} 09:3${index}:00`;
  if (field.descriptor.filledBy !== undefined && field.kind !== 'text')
    return translate('designer.list.sample.person', { number });
  if (valueKinds[field.kind].lookup) {
    const options = localOptions(staticOptions(field) ?? [], language);
    return options[index % Math.max(1, options.length)]?.label ?? translate('designer.list.sample.option', { number });
  }
  switch (field.kind) {
    case 'integer':
      return Math.round(figure / 10);
    case 'decimal':
      return field.props.addonAfter === '%' ? number * 20 : figure;
    case 'computed':
      return figure;
    case 'boolean':
      return index % 2 === 0;
    case 'date':
      return day;
    case 'time':
      return `0${8 + (index % 2)}:30:00`;
    case 'dateRange':
      return [days[4], day];
    case 'threeState':
      return (number % 3) + 1;
    case 'dateTimeRange':
      return [`${days[4]}T01:00:00.000Z`, `${day}T09:30:00.000Z`];
    case 'timeRange':
      return ['08:00:00', '17:30:00'];
    case 'numberRange':
      return [number, number * 10];
    case 'text':
    case 'longText':
      return `${localText(field.node.config.label, language) || field.name} ${number}`;
    default:
      return '';
  }
}

/** Columns that every table has beside its fields. */
function systemValue(prop: string, index: number, { translate }: Words): string {
  if (prop.endsWith('Time')) return `${days[index % days.length]} 09:3${index}`;
  if (prop.endsWith('User')) return translate('designer.list.sample.person', { number: index + 1 });
  return String(index + 1);
}
