export { systemColumns } from './check-list.ts';
export type { ValidationContext } from './context.ts';
export { fieldNameFault } from './field-name.ts';
export { validateForm, validateList, validateModel, validateScreen } from './validate.ts';
