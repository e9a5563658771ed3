import { Button, Modal, Radio } from 'antd';
import { type RefObject, useId, useState } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { displayText } from '../../engine/render/display-text.ts';
import type { Read } from '../../engine/schema/check/index.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { useReturnFocus } from '../list-parts/use-return-focus.ts';
import { bodyContainer } from '../shared/body-container.ts';
import type { Conflict, Values } from './conflict.ts';
import type { Model } from './model.ts';

interface Props {
  readonly conflict: Conflict;
  readonly model: Model;
  readonly read: Read;
  /** Takes the focus afterwards where nothing had it before. */
  readonly fallback: RefObject<HTMLElement | null>;
  onCancel(): void;
  /** @param submits the merged values go to the server at once */
  onResolved(values: Values, submits: boolean): void;
}

/** Somebody else has saved in between: both values side by side, field by field. Nothing of either side is lost. */
export function ConflictDialog({ conflict, model, read, fallback, onCancel, onResolved }: Props) {
  useReturnFocus(fallback);
  const { translate, language, timeZone } = useServices();
  const { options } = useEngine();
  const id = useId();
  const [mine, setMine] = useState<ReadonlySet<string>>(() => new Set(conflict.both.map(({ name }) => name)));
  const words = (name: string, value: unknown) => {
    const field = model.catalogue.byName.get(name);
    if (!field) return String(value ?? '');
    return displayText(field, value, { language, translate, timeZone, options, read }) || translate('value.empty');
  };
  const labelOf = (name: string) => localText(model.catalogue.byName.get(name)?.node.config.label, language) || name;
  const choose = (name: string, own: boolean) => {
    const next = new Set(mine);
    if (own) next.add(name);
    else next.delete(name);
    setMine(next);
  };
  const values = (own: ReadonlySet<string>) => ({
    ...conflict.merged,
    ...Object.fromEntries(conflict.both.map((one) => [one.name, own.has(one.name) ? one.ours : one.theirs])),
  });
  const rows = conflict.both.map(({ name, theirs, ours }) => ({
    name,
    sides: [
      { key: 'theirs', own: false, text: words(name, theirs) },
      { key: 'ours', own: true, text: words(name, ours) },
    ],
  }));
  return (
    <Modal
      open
      getContainer={bodyContainer}
      width={640}
      title={translate('form.conflict', { name: model.recordName })}
      onCancel={onCancel}
      footer={[
        <Button key="theirs" onClick={() => onResolved(values(new Set()), false)}>
          {translate('form.useTheirs')}
        </Button>,
        <Button key="merge" type="primary" onClick={() => onResolved(values(mine), true)}>
          {translate('form.useMine')}
        </Button>,
      ]}
    >
      <p>{translate(rows.length > 0 ? 'form.conflictText' : 'form.conflictApart')}</p>
      {rows.length > 0 && (
        <table className="adit-conflict">
          <thead>
            <tr>
              <th scope="col">{translate('form.field')}</th>
              <th scope="col">{translate('form.theirs')}</th>
              <th scope="col">{translate('form.yours')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, sides }) => (
              <tr key={name}>
                <th scope="row">{labelOf(name)}</th>
                {sides.map(({ key, own, text }) => (
                  <td key={key} data-chosen={mine.has(name) === own || undefined}>
                    <Radio
                      name={`${id}-${name}`}
                      checked={mine.has(name) === own}
                      onChange={() => choose(name, own)}
                      aria-label={`${labelOf(name)}，${translate(own ? 'form.yours' : 'form.theirs')}：${text}`}
                    >
                      {text}
                    </Radio>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}
