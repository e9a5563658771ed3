/** What the server fills in looks alike in all system fields. */
export { SystemField as ModifyTime } from '../shared/SystemField.tsx';
