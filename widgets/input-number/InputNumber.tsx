export { NumberField as InputNumber } from './NumberField.tsx';
