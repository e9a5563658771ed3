/** What the server fills in looks alike in all system fields. */
export { SystemField as CurrPosition } from '../shared/SystemField.tsx';
