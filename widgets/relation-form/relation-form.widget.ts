import { defineWidget } from '../../engine/contract/widget.ts';
import { RelationForm } from './RelationForm.tsx';
import { relationFormDescriptor } from './relation-form.descriptor.ts';

export const widget = defineWidget(relationFormDescriptor, RelationForm);
