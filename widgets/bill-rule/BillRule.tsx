/** What the server fills in looks alike in all system fields. */
export { SystemField as BillRule } from '../shared/SystemField.tsx';
