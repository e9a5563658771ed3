import { Button, Popover } from 'antd';
import { lazy, Suspense, useContext, useId, useMemo, useRef, useState } from 'react';
import { EngineContext } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { fieldCode } from '../../engine/schema/fields/fields.ts';
import { PickerBox } from '../pickers/PickerBox.tsx';
import { ReadPicker } from '../pickers/ReadPicker.tsx';
import type { ChosenRow } from '../row-picker/chosen-rows.ts';
import { storedText } from '../shared/stored-text.ts';
import { keysOf, pickedBy } from './picked-by.ts';
import { useAround } from './use-around.ts';
import { useRowNames } from './use-row-names.ts';
import { useStillOffered } from './use-still-offered.ts';
import './popup-select.css';

export interface PopupSelectProps extends FieldProps<string | readonly string[]> {
  readonly placeholder?: string;
  readonly multiple?: boolean;
  readonly clearable?: boolean;
  readonly popupType?: string;
}

// Most pickers of a form are never opened.
const RowPicker = lazy(() => import('../row-picker/RowPicker.tsx').then((module) => ({ default: module.RowPicker })));
const RowPopover = lazy(() =>
  import('../row-picker/RowPopover.tsx').then((module) => ({ default: module.RowPopover })),
);

/** Chooses rows of a data interface, or records of a model; one of their outputs is stored, another one shown. */
export function PopupSelect(props: PopupSelectProps) {
  const { field, value, disabled, bare, onChange, onBlur } = props;
  const { translate } = useServices();
  const engine = useContext(EngineContext);
  const picked = useMemo(() => pickedBy(field), [field]);
  const { read, fill } = useAround(field);
  const isSeveral = props.multiple === true;
  const keys = useMemo(() => keysOf(value), [value]);
  const { names, learn } = useRowNames(keys, picked, fieldCode(field));
  const store = (next: readonly string[]) => onChange(isSeveral ? (next.length > 0 ? next : null) : (next[0] ?? null));
  const { cleared, undo, forget } = useStillOffered(field, keys, read, store);
  const dialogId = useId();
  const box = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (props.readOnly) return <ReadPicker {...props} names={names} isViewed={engine?.mode === 'view'} />;

  const close = (chosen: readonly ChosenRow[] | null) => {
    setIsOpen(false);
    if (chosen !== null) {
      forget();
      learn(chosen);
      store(chosen.map(({ key }) => key));
      const row = chosen[0]?.row;
      if (!isSeveral && row && picked) fill(picked.relations, row);
    }
    onBlur();
    box.current?.focus();
  };
  const look = props.popupType === 'drawer' || props.popupType === 'popover' ? props.popupType : 'dialog';
  const choice = picked && {
    ...{
      code: fieldCode(field),
      id: dialogId,
      source: picked,
      isSeveral,
      read,
      onClose: close,
      keyName: picked.key,
      labelName: picked.label,
    },
    chosen: names.map(({ key, text }) => ({ key, label: text, row: undefined })),
  };
  const note = cleared && (
    <div role="status" className="adit-row-note">
      {translate('rowPicker.cleared')}
      <Button type="link" size="small" onClick={undo}>
        {translate('rowPicker.undo')}
      </Button>
    </div>
  );
  const closed = (
    <PickerBox
      {...props}
      box={box}
      names={names}
      isSeveral={isSeveral}
      isOpen={isOpen}
      dialogId={dialogId}
      placeholder={storedText(props.placeholder) ?? (bare ? '' : translate('rowPicker.choose'))}
      clearable={props.clearable === true}
      onBlur={() => !isOpen && onBlur()}
      onOpen={() => !disabled && picked && setIsOpen(true)}
      onDrop={(key) => store(keys.filter((one) => one !== key))}
      onClear={() => store([])}
    />
  );
  if (look === 'popover')
    return (
      <>
        <Popover
          open={isOpen}
          placement="bottomLeft"
          // Where it fits neither below nor above the box it lies over it, whole.
          align={{ overflow: { adjustX: true, adjustY: true, shiftX: true, shiftY: true } }}
          destroyOnHidden
          content={
            choice && isOpen ? (
              <Suspense fallback={<div className="adit-row-popover" style={{ width: choice.source.widthPx }} />}>
                <RowPopover {...choice} />
              </Suspense>
            ) : null
          }
        >
          <span className="adit-row-anchor">{closed}</span>
        </Popover>
        {note}
      </>
    );
  return (
    <>
      {closed}
      {note}
      {isOpen && choice && (
        <Suspense fallback={null}>
          <RowPicker {...choice} look={look} />
        </Suspense>
      )}
    </>
  );
}
