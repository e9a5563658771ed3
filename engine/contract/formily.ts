/** The one door to Formily: what the engine uses of it, and nothing of its antd binding. */
export {
  createForm,
  type Field as FormilyField,
  type FieldDataSource,
  type FieldMatchPattern,
  type Form as FormilyForm,
  FormPath,
  type FormPathPattern,
  type IFieldResetOptions,
  type IFieldState,
  isGeneralField,
  isQuery,
  LifeCycleTypes,
} from '@formily/core';
export { batch, observable, observe, raw, reaction } from '@formily/reactive';
