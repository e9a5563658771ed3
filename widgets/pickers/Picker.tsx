// Here: what pickers of people and of the organisation are made of.

import { lazy, Suspense, useContext, useId, useMemo, useRef, useState } from 'react';
import { EngineContext } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { type Chosen, chosenKey, readChosen, storedChoice } from '../../engine/schema/references/index.ts';
import { storedText } from '../shared/stored-text.ts';
import { PickerBox } from './PickerBox.tsx';
import { ReadPicker } from './ReadPicker.tsx';
import { useNames } from './use-names.ts';
import { useRange } from './use-range.ts';

export interface PickerProps extends FieldProps {
  readonly placeholder?: string;
  readonly multiple?: boolean;
  readonly clearable?: boolean;
  readonly title?: string;
}

// Most pickers of a form are never opened.
const PickerDialog = lazy(() => import('./PickerDialog.tsx').then((module) => ({ default: module.PickerDialog })));

/** Chooses what a value of ids points to: people and what an organisation is made of. What is chosen shows by name. */
export function Picker(props: PickerProps) {
  const { field, value, disabled, bare, onChange, onBlur } = props;
  const { translate } = useServices();
  const engine = useContext(EngineContext);
  const { refers, blocked } = useRange(field);
  const isSeveral = props.multiple === true;
  const chosen = useMemo(() => readChosen(value, refers.to), [value, refers.to]);
  const names = useNames(chosen);
  const dialogId = useId();
  const box = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (props.readOnly) return <ReadPicker {...props} names={names} isViewed={engine?.mode === 'view'} />;

  const store = (next: readonly Chosen[]) => onChange(storedChoice(next, isSeveral));
  const close = () => {
    setIsOpen(false);
    onBlur();
  };
  return (
    <>
      <PickerBox
        {...props}
        box={box}
        names={names}
        isSeveral={isSeveral}
        isOpen={isOpen}
        dialogId={dialogId}
        placeholder={storedText(props.placeholder) ?? (bare ? '' : translate('picker.choose'))}
        clearable={props.clearable === true}
        onBlur={() => !isOpen && onBlur()}
        onOpen={() => {
          // Where the focus comes back to: a press does not give it to a button everywhere.
          box.current?.focus();
          setIsOpen(!disabled);
        }}
        onDrop={(key) => store(chosen.filter((one) => chosenKey(one) !== key))}
        onClear={() => store([])}
      />
      {isOpen && (
        <Suspense fallback={<span id={dialogId} role="status" aria-label={translate('picker.opening')} />}>
          <PickerDialog
            id={dialogId}
            title={storedText(props.title) ?? translate(`picker.title.${refers.to}`)}
            refers={refers}
            isSeveral={isSeveral}
            chosen={isSeveral ? chosen : chosen.slice(0, 1)}
            blocked={blocked}
            onClose={close}
            onConfirm={(next) => {
              store(next);
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
