/** Every widget of the product, one line each; a test compares the list with the folders. Pure: the server reads it too. */
export { dateDescriptor } from './date/date.descriptor.ts';
export { dateRangeDescriptor } from './date-range/date-range.descriptor.ts';
export { datetimeDescriptor } from './datetime/datetime.descriptor.ts';
export { inputDescriptor } from './input/input.descriptor.ts';
export { inputIntNumberDescriptor } from './input-int-number/input-int-number.descriptor.ts';
export { inputNumberDescriptor } from './input-number/input-number.descriptor.ts';
export { textareaDescriptor } from './textarea/textarea.descriptor.ts';
export { timeDescriptor } from './time/time.descriptor.ts';
