import { Button } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useNarrow } from '../shared/use-media.ts';
import { phonePx } from './phone-width.ts';
import { RowChoice } from './RowChoice.tsx';
import { RowPicker, type RowPickerProps } from './RowPicker.tsx';
import './row-picker.css';

/** Rows of a data interface below the box that they are chosen for; on a phone over the whole window. */
export function RowPopover(props: Omit<RowPickerProps, 'look'>) {
  const { source, chosen: before, onClose, id, ...rest } = props;
  const { translate } = useServices();
  const [chosen, setChosen] = useState(before);
  if (useNarrow(phonePx)) return <RowPicker {...props} look="dialog" />;
  return (
    <div
      role="dialog"
      id={id}
      aria-label={source.title ?? translate('rowPicker.title')}
      className="adit-row-popover"
      style={{ width: source.widthPx }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose(null);
      }}
    >
      <RowChoice
        {...rest}
        source={source}
        chosen={chosen}
        heightPx={240}
        onChoose={setChosen}
        onConfirm={() => onClose(chosen)}
      />
      <div className="adit-row-foot">
        <Button size="small" onClick={() => onClose(null)}>
          {translate('rowPicker.cancel')}
        </Button>
        <Button size="small" type="primary" onClick={() => onClose(chosen)}>
          {translate('rowPicker.ok')}
        </Button>
      </div>
    </div>
  );
}
