import { usualButtons } from '../../engine/schema/documents/list-buttons.ts';
import type { ListButton, OwnButton } from '../../engine/schema/documents/list-document.ts';
import { type ButtonPlace, buttonCode, placeOfButton } from '../../engine/schema/documents/list-kinds.ts';
import { ownWords } from '../../engine/schema/documents/usual-words.ts';
import { listLook } from '../../engine/schema/lists/list-type.ts';
import type { Model } from './model.ts';

/** Which buttons the list shows, by their dialect names. Codes are asked for only when the judge flag is on. */
export interface Buttons {
  readonly add: ListButton | undefined;
  readonly batchEdit: ListButton | undefined;
  readonly batchRemove: ListButton | undefined;
  /** Takes the list out as a file. */
  readonly download: ListButton | undefined;
  /** Takes records in out of a file. */
  readonly upload: ListButton | undefined;
  readonly edit: ListButton | undefined;
  readonly remove: ListButton | undefined;
  readonly detail: ListButton | undefined;
  /** Of a tree table: adds a record below a row. */
  readonly addBelow: ListButton | undefined;
  /** Buttons of the design's own, where they stand. */
  readonly own: Readonly<Record<ButtonPlace, readonly OwnButton[]>>;
}

/** Source: shell specification 6, dialect facts 2: permission codes are btn_ + value. */
export function buttonsOf(model: Model, may: (modelId: string, code: string) => boolean): Buttons {
  const { id, list } = model;
  const allowed = ({ value, code }: OwnButton) => list.useBtnPermission !== true || may(id, buttonCode(value, code));
  const find = (buttons: readonly ListButton[] | undefined, value: string) => {
    const button = buttons?.find((one) => one.value === value);
    if (!button || !allowed({ value })) return undefined;
    const { label, ...rest } = button;
    const own = ownWords(value, label);
    return own === undefined ? rest : { ...rest, label: own };
  };
  const ofList = list.btnsList ?? usual(usualButtons.btnsList);
  const ofRow = list.columnBtnsList ?? usual(usualButtons.columnBtnsList);
  // A button without steps is one of another product, whose script never runs.
  const own = (list.customBtnsList ?? []).filter((one) => (one.actions ?? []).length > 0 && allowed(one));
  const at = (place: ButtonPlace) => own.filter((one) => placeOfButton(one.place) === place);
  const add = find(ofList, 'add');
  return {
    add,
    addBelow: add && mayPutBelow(model) ? { value: 'addBelow' } : undefined,
    batchEdit: find(ofList, 'batchEdit'),
    batchRemove: find(ofList, 'batchRemove'),
    download: find(ofList, 'download'),
    upload: find(ofList, 'upload'),
    edit: find(ofRow, 'edit'),
    remove: find(ofRow, 'remove'),
    detail: find(ofRow, 'detail'),
    own: { list: at('list'), row: at('row'), batch: at('batch') },
  };
}

/** Whether the row above can be filled in by the form. */
function mayPutBelow({ list, catalogue }: Model): boolean {
  const look = listLook(list, catalogue);
  if (look.kind !== 'tree') return false;
  const { hidden, props } = look.field;
  return !hidden && props.disabled !== true && props.readonly !== true;
}

/** Whether rows can be chosen: there is something to do with several. */
export function choosesRows({ batchEdit, batchRemove, download, own }: Buttons): boolean {
  return [batchEdit, batchRemove, download].some((button) => button !== undefined) || own.batch.length > 0;
}

const usual = (values: readonly string[]): readonly ListButton[] => values.map((value) => ({ value }));
