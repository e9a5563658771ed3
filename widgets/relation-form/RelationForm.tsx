import { useMemo } from 'react';
import { fieldCode } from '../../engine/schema/fields/fields.ts';
import { PopupSelect, type PopupSelectProps } from '../popup-select/PopupSelect.tsx';
import { keysOf, pickedBy } from '../popup-select/picked-by.ts';
import { useRowNames } from '../popup-select/use-row-names.ts';
import { LinkedNames } from './LinkedNames.tsx';

/** Chooses records of another model; where nothing can be chosen, what is linked opens in place. Source: pickers 3.4 */
export function RelationForm(props: PopupSelectProps) {
  const { value, readOnly, disabled, bare } = props;
  const keys = useMemo(() => keysOf(value), [value]);
  const isRead = (readOnly || disabled) && !bare && keys.length > 0;
  return isRead ? <Linked {...props} keys={keys} /> : <PopupSelect {...props} />;
}

function Linked({ field, keys, ...props }: PopupSelectProps & { readonly keys: readonly string[] }) {
  const picked = useMemo(() => pickedBy(field), [field]);
  const { names } = useRowNames(keys, picked, fieldCode(field));
  const modelId = picked && 'modelId' in picked ? picked.modelId : '';
  return <LinkedNames {...props} modelId={modelId} names={names} />;
}
