/** The one door to Formily: what the engine uses of it, and nothing of its antd binding. */
export { createForm, type Field as FormilyField, type Form as FormilyForm } from '@formily/core';
export { batch, observable, observe, raw } from '@formily/reactive';
