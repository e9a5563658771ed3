import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EngineContext } from './engine-context.ts';
import type { Described } from './form-session.ts';
import { createForm, type FormilyField } from './formily.ts';
import type { FieldProps } from './widget.ts';

/**
 * The Formily field of a control: that of the open form, which is made when the control is drawn and let go of with it; in a
 * cell, a search or wherever else no form has the field, one of its own that holds what the control is given.
 */
export function useFormilyField(props: FieldProps, described: Described): FormilyField {
  const inForm = useFieldOfForm(props, described);
  const [alone] = useState(() => (inForm ? undefined : createForm().createField({ name: props.field.name })));
  useAlone(alone, props, described);
  const field = inForm ?? alone;
  if (!field) throw new Error(`The form has lost the field "${props.field.name}" of a control that is drawn.`);
  return field;
}

function useFieldOfForm({ field: { name, table }, field }: FieldProps, described: Described): FormilyField | undefined {
  const session = useContext(EngineContext)?.session;
  const isHere = table === null && session?.document.form.byName.get(name)?.field === field;
  const own = isHere ? session : undefined;
  const made = own?.field(name);
  useLayoutEffect(() => own?.describe(name, described));
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
      // React rehearses effects: the control may be drawn again before the next task.
      queueMicrotask(() => {
        if (!isDrawn.current) own?.release(name);
      });
    };
  }, [own, name]);
  return made;
}

function useAlone(
  field: FormilyField | undefined,
  props: FieldProps,
  { title, dataSource = [], props: own }: Described,
) {
  const { value, disabled, readOnly, required, invalid } = props;
  useLayoutEffect(() => {
    if (!field) return;
    if (field.value !== value) field.setValue(value);
    field.setTitle(title);
    field.setDataSource(dataSource);
    field.setComponentProps(own ?? {});
    field.setRequired(required);
    field.setPattern(disabled ? 'disabled' : readOnly ? 'readOnly' : 'editable');
    field.setFeedback({ type: 'error', code: 'DocumentError', messages: invalid ? ['invalid'] : [] });
  });
}
