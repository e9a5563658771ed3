import { useMemo } from 'react';
import { ActingContext } from '../../engine/contract/acting.ts';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { OwnRecord } from '../../engine/contract/own-record.ts';
import { useFormSession } from '../../engine/form/use-form-session.ts';
import { DocumentView } from '../../engine/render/DocumentView.tsx';
import { noActs } from '../../engine/schema/acts/acts.ts';
import { type Model, ownRecord } from './model.ts';
import { RecordFacts } from './RecordFacts.tsx';
import { withoutRecordGroups } from './record-groups.ts';
import type { LoadedRecord } from './use-record.ts';

interface Props {
  readonly model: Model;
  readonly record: LoadedRecord;
}

/** The values in the places of the form, and beside them who and when. */
export function RecordBody({ model, record }: Props) {
  const { registry, options } = useEngine();
  const { form, beside } = useMemo(() => withoutRecordGroups(model.form, model.catalogue), [model]);
  const session = useFormSession(form, registry, record.values);
  const own = useMemo(() => ownRecord(model, record.id), [model, record.id]);
  return (
    <div className="adit-viewer-body">
      <ActingContext value={model.acting ?? noActs}>
        <OwnRecord value={own}>
          <DocumentView
            session={session}
            registry={registry}
            options={options}
            mode="view"
            idPrefix={`view-${model.id}-${record.id}-`}
            displayValues={record.display}
          />
        </OwnRecord>
      </ActingContext>
      <RecordFacts model={model} record={record} beside={beside} />
    </div>
  );
}
