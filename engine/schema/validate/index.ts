// Here: the validator: every finding of a document, collected, never thrown.

export { fieldNameFault } from '../fields/field-name.ts';
export { kindOfScreen } from './check-acts.ts';
export { systemColumns } from './check-list.ts';
export type { ValidationContext } from './context.ts';
export { drawableForm } from './drawable-form.ts';
export { missingPart } from './needed-parts.ts';
export { validateForm, validateList, validateModel, validateScreen } from './validate.ts';
