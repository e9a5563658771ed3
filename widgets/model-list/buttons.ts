import type { ListButton } from '../../engine/schema/documents/list-document.ts';
import type { Model } from './model.ts';

/** Which buttons the list shows, by their dialect names. Codes are asked for only when the judge flag is on. */
export interface Buttons {
  readonly add: ListButton | undefined;
  readonly batchRemove: ListButton | undefined;
  readonly edit: ListButton | undefined;
  readonly remove: ListButton | undefined;
  readonly detail: ListButton | undefined;
}

/** Source: shell specification 6, dialect facts 2: permission codes are btn_ + value. */
export function buttonsOf({ id, list }: Model, may: (modelId: string, code: string) => boolean): Buttons {
  const allowed = (value: string) => {
    const code = value === 'batchRemove' ? 'btn_remove' : `btn_${value}`;
    return list.useBtnPermission !== true || may(id, code);
  };
  const find = (buttons: readonly ListButton[] | undefined, value: string) => {
    const button = buttons?.find((one) => one.value === value);
    return button && allowed(value) ? button : undefined;
  };
  const ofList = list.btnsList ?? usual.list;
  const ofRow = list.columnBtnsList ?? usual.row;
  return {
    add: find(ofList, 'add'),
    batchRemove: find(ofList, 'batchRemove'),
    edit: find(ofRow, 'edit'),
    remove: find(ofRow, 'remove'),
    detail: find(ofRow, 'detail'),
  };
}

/** Buttons of a list that says nothing of them: generated lists of other products name columns and conditions only. */
const usual: Readonly<Record<'list' | 'row', readonly ListButton[]>> = {
  list: [{ value: 'add' }, { value: 'batchRemove' }],
  row: [{ value: 'edit' }, { value: 'detail' }, { value: 'remove' }],
};
