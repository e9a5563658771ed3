// Here: who looks after which part of the organisation, and what he may hand out there.

import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { gradeFormTexts } from './grade-form.texts.ts';

const setting = settingsOf('gradeForm', gradeFormTexts);

/** Runs `save` with what was set, as `sent`. Source: administration P1 */
export const gradeFormDescriptor = defineDescriptor({
  key: 'gradeForm',
  kind: 'action',
  category: 'page',
  icon: 'ApartmentOutlined',
  title: 'widget.gradeForm',
  defaults: {},
  settings: [setting('grade', 'textarea', { edit: 'data' })],
  texts: gradeFormTexts,
  inTable: false,
  ownLabel: true,
});
