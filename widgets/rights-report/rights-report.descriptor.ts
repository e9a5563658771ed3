// Here: what somebody may do, through what, and who else may.

import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { rightsReportTexts } from './rights-report.texts.ts';

const setting = settingsOf('rightsReport', rightsReportTexts);

/** What one person may do and why. Source: administration B1 */
export const rightsReportDescriptor = defineDescriptor({
  key: 'rightsReport',
  kind: 'action',
  category: 'page',
  icon: 'SafetyOutlined',
  title: 'widget.rightsReport',
  defaults: {},
  settings: [setting('userId', 'input', { edit: 'data' })],
  texts: rightsReportTexts,
  inTable: false,
  ownLabel: true,
});
