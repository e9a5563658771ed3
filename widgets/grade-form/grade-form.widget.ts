import { defineWidget } from '../../engine/contract/widget.ts';
import { GradeForm } from './GradeForm.tsx';
import { gradeFormDescriptor } from './grade-form.descriptor.ts';

export const widget = defineWidget(gradeFormDescriptor, GradeForm);
