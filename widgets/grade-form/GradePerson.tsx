import { Button } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Refers } from '../../engine/schema/fields/refers.ts';
import { lastIdOf, readChosen } from '../../engine/schema/references/index.ts';
import { useNames } from '../pickers/use-names.ts';

const PickerDialog = lazy(() =>
  import('../pickers/PickerDialog.tsx').then((module) => ({ default: module.PickerDialog })),
);
const person: Refers = { to: 'user', range: {} };

interface Props {
  readonly id: string;
  readonly userId: string;
  /** Whose grade it is stays. */
  readonly isFixed: boolean;
  onUserId(userId: string): void;
}

/** Who is appointed. */
export function GradePerson({ id, userId, isFixed, onUserId }: Props) {
  const { translate } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useMemo(() => readChosen(userId, 'user'), [userId]);
  const [shown] = useNames(chosen);
  return (
    <div className="adit-grade-whom">
      {shown && <strong>{shown.text}</strong>}
      {!isFixed && (
        <Button
          {...(userId === '' ? { type: 'primary' as const } : {})}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {translate(userId === '' ? 'grade.choose' : 'grade.change')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <PickerDialog
            id={`${id}-person`}
            title={translate('grade.choose')}
            refers={person}
            isSeveral={false}
            chosen={[]}
            blocked={undefined}
            onClose={() => setIsOpen(false)}
            onConfirm={([one]) => {
              setIsOpen(false);
              if (one) onUserId(lastIdOf(one));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
