/** What the server fills in looks alike in all system fields. */
export { SystemField as ModifyUser } from '../shared/SystemField.tsx';
