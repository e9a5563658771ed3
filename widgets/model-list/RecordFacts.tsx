import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useMoments } from '../../engine/render/use-moments.ts';
import type { SystemValue } from '../../engine/schema/fields/descriptor.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { dateFormats } from '../../engine/schema/values/index.ts';
import { labelOf, type Model } from './model.ts';
import type { LoadedRecord } from './use-record.ts';

/** The end of a number tells records apart; the whole of it is for copying. */
const shownEnd = 8;
const wordsOf = (value: unknown) => (typeof value === 'string' ? value : '');
const shortNumber = (id: string) => (id.length > shownEnd + 2 ? `…${id.slice(-shownEnd)}` : id);

interface Props {
  readonly model: Model;
  readonly record: LoadedRecord;
  /** Fields that are told here alone. */
  readonly beside: readonly Field[];
}

/** Told in two lines by who and when. */
const inTwoLines: ReadonlySet<SystemValue | undefined> = new Set([
  'createUser',
  'createTime',
  'modifyUser',
  'modifyTime',
] as const);

/** Who made the record and who changed it last, as far as its form has fields for it; how often, and under which id. */
export function RecordFacts({ model, record, beside }: Props) {
  const { translate, language, command, toast } = useServices();
  const moments = useMoments();
  const titleId = useId();
  const system = (what: SystemValue) => {
    const field = model.catalogue.fields.find(({ descriptor }) => descriptor.filledBy === what);
    const value = field && (field.kind === 'dateTime' ? record.values : record.display)[field.name];
    if (typeof value !== 'string') return '';
    return field?.kind === 'dateTime' ? moments.text(value, dateFormats.short) : value;
  };
  const facts = [
    { name: translate('view.created'), words: [system('createUser'), system('createTime')] },
    { name: translate('view.modified'), words: [system('modifyUser'), system('modifyTime')] },
    ...beside
      .filter(({ descriptor }) => !inTwoLines.has(descriptor.filledBy))
      .map(({ name }) => ({ name: labelOf(model, name, language), words: [wordsOf(record.display[name])] })),
    { name: translate('view.revision'), words: [String(record.revision)] },
  ].map(({ name, words }) => ({ name, text: words.filter(Boolean).join(translate('view.gap')) }));
  const copy = () =>
    command('copy', { value: record.id }, { quiet: true }).then(
      () => toast('success', translate('view.copied')),
      () => toast('error', translate('view.notCopied')),
    );
  return (
    <aside className="adit-viewer-facts" aria-labelledby={titleId}>
      <h3 id={titleId}>{translate('view.info')}</h3>
      <dl>
        {facts
          .filter(({ text }) => text !== '')
          .map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        <div>
          <dt>{translate('view.number')}</dt>
          <dd>
            <span title={record.id ?? undefined}>{shortNumber(record.id ?? '')}</span>
            <Button
              type="text"
              size="small"
              icon={<CopyOutlined />}
              aria-label={translate('view.copy')}
              title={translate('view.copy')}
              onClick={copy}
            />
          </dd>
        </div>
      </dl>
    </aside>
  );
}
