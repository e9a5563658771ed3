import { Radio } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { describe } from '../../engine/schema/fields/descriptor.ts';
import { catalogueOf } from '../../engine/schema/fields/fields.ts';
import { inputDescriptor } from '../input/input.descriptor.ts';
import type { Preview } from '../list-import/import-rows.ts';
import { useImportSteps } from '../list-import/use-import-steps.tsx';
import { type ImportMode, peopleWays } from './people-ways.ts';
import './user-import.css';

const modes = ['new', 'change'] as const satisfies readonly ImportMode[];
const nothing = () => {};

/** Cells are put right as the texts that they are: what they stand for is found anew. */
const fieldsOf = ({ headerRow }: Preview) =>
  catalogueOf(
    {
      nodes: headerRow.map(({ id, fullName, required }) => ({
        id,
        vModel: id,
        config: { aditKey: inputDescriptor.key, label: fullName, required },
      })),
    },
    describe([inputDescriptor]),
  );

/** People out of a spreadsheet, within a dialog. */
export function UserImport({ id, run }: ActionProps) {
  const services = useServices();
  const { translate } = services;
  const name = useId();
  const [mode, setMode] = useState<ImportMode>('new');
  const importing = useMemo(() => ({ modelId: id, ways: peopleWays(services, mode), fieldsOf }), [id, services, mode]);
  const { steps, footer, forgetRows } = useImportSteps(importing, {
    isWithin: true,
    onClose: nothing,
    onImported: () => void run('imported'),
    above: (
      <fieldset className="adit-user-import-mode">
        <legend>{translate('userImport.mode')}</legend>
        <Radio.Group
          name={name}
          value={mode}
          onChange={({ target }) => {
            setMode(target.value);
            forgetRows();
          }}
          options={modes.map((value) => ({ value, label: translate(`userImport.${value}`) }))}
        />
        <p>{translate(`userImport.${mode}How`)}</p>
      </fieldset>
    ),
  });
  return (
    <div className="adit-user-import" id={id}>
      {steps}
      {footer && <footer>{footer}</footer>}
    </div>
  );
}
