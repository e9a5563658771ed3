import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Refers } from '../../engine/schema/fields/refers.ts';
import { chosenKey, lastIdOf, readChosen } from '../../engine/schema/references/index.ts';
import { useNames } from '../pickers/use-names.ts';

const PickerDialog = lazy(() =>
  import('../pickers/PickerDialog.tsx').then((module) => ({ default: module.PickerDialog })),
);

interface Props {
  readonly label: string;
  readonly to: Refers['to'];
  readonly ids: readonly string[];
  onIds(ids: readonly string[]): void;
}

/** People and places that a condition names, by their names. */
export function PickedIds({ label, to, ids, onIds }: Props) {
  const { translate } = useServices();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // A place is one id here, not the way down to it.
  const chosen = useMemo(() => ids.flatMap((one) => readChosen(to === 'organize' ? [[one]] : [one], to)), [ids, to]);
  const names = useNames(chosen);
  return (
    <div className="adit-scheme-picked">
      <ul aria-label={label}>
        {names.map(({ key, text }) => (
          <li key={key}>
            {text}
            <Button
              size="small"
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={translate('rowScheme.dropOne', { name: text })}
              onClick={() => onIds(chosen.filter((one) => chosenKey(one) !== key).map(lastIdOf))}
            />
          </li>
        ))}
      </ul>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {translate('rowScheme.pick')}
      </Button>
      {isOpen && (
        <Suspense>
          <PickerDialog
            id={id}
            title={label}
            refers={{ to, range: {} }}
            isSeveral
            chosen={chosen}
            blocked={undefined}
            onClose={() => setIsOpen(false)}
            onConfirm={(next) => {
              setIsOpen(false);
              onIds(next.map(lastIdOf));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
