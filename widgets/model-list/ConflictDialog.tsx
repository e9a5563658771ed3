import { Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import { displayText } from '../../engine/render/display-text.ts';
import { useEngine } from '../../engine/render/engine-context.ts';
import { useServices } from '../../engine/render/services.ts';
import { localText } from '../../engine/schema/documents/text.ts';
import type { Conflict } from './conflict.ts';
import type { Model } from './model.ts';

interface Props {
  readonly conflict: Conflict;
  readonly model: Model;
  onCancel(): void;
  onResolved(values: Readonly<Record<string, unknown>>): void;
}

/** Somebody else has saved in between: both values side by side, field by field. Nothing of either side is lost. */
export function ConflictDialog({ conflict, model, onCancel, onResolved }: Props) {
  const { translate, language } = useServices();
  const { options, session } = useEngine();
  const [mine, setMine] = useState<ReadonlySet<string>>(() => new Set(conflict.both.map(({ name }) => name)));
  const words = (name: string, value: unknown) => {
    const field = model.catalogue.byName.get(name);
    if (!field) return String(value ?? '');
    return displayText(field, value, { language, translate, options, read: session.read }) || translate('value.empty');
  };
  const merge = () => {
    const chosen = conflict.both.filter(({ name }) => mine.has(name)).map(({ name, ours }) => [name, ours]);
    onResolved({ ...conflict.merged, ...Object.fromEntries(chosen) });
  };
  const theirs = () =>
    onResolved({ ...conflict.merged, ...Object.fromEntries(conflict.both.map((one) => [one.name, one.theirs])) });
  return (
    <Modal
      open
      width={640}
      title={translate('form.conflict', { name: model.name })}
      onCancel={onCancel}
      footer={[
        <Button key="theirs" onClick={theirs}>
          {translate('form.useTheirs')}
        </Button>,
        <Button key="merge" type="primary" onClick={merge}>
          {translate('form.useMine')}
        </Button>,
      ]}
    >
      <p>{translate('form.conflictText')}</p>
      <table className="adit-conflict">
        <thead>
          <tr>
            <th scope="col">{translate('form.field')}</th>
            <th scope="col">{translate('form.theirs')}</th>
            <th scope="col">{translate('form.yours')}</th>
          </tr>
        </thead>
        <tbody>
          {conflict.both.map(({ name, theirs: other, ours }) => {
            const label = localText(model.catalogue.byName.get(name)?.node.config.label, language) || name;
            const choose = (own: boolean) => {
              const next = new Set(mine);
              if (own) next.add(name);
              else next.delete(name);
              setMine(next);
            };
            return (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>
                  <Radio checked={!mine.has(name)} onChange={() => choose(false)}>
                    {words(name, other)}
                  </Radio>
                </td>
                <td>
                  <Radio checked={mine.has(name)} onChange={() => choose(true)}>
                    {words(name, ours)}
                  </Radio>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Modal>
  );
}
