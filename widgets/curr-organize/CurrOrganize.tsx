/** What the server fills in looks alike in all system fields. */
export { SystemField as CurrOrganize } from '../shared/SystemField.tsx';
