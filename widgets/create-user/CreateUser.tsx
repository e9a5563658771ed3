/** What the server fills in looks alike in all system fields. */
export { SystemField as CreateUser } from '../shared/SystemField.tsx';
