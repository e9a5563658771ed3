/** What the server fills in looks alike in all system fields. */
export { SystemField as CreateTime } from '../shared/SystemField.tsx';
