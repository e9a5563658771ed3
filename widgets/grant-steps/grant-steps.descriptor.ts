// Here: the steps in which rights are granted to roles, people, positions, groups, departments and companies, and in which it is
// said what tenants may have.

import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { grantStepsTexts } from './grant-steps.texts.ts';

const setting = settingsOf('grantSteps', grantStepsTexts);

/** What may be seen and pressed, by whom. Source: administration P8 */
export const grantStepsDescriptor = defineDescriptor({
  key: 'grantSteps',
  kind: 'action',
  category: 'page',
  icon: 'SafetyOutlined',
  title: 'widget.grantSteps',
  defaults: {},
  settings: [
    setting('of', 'input', { edit: 'data' }),
    setting('ownTenant', 'input', { edit: 'data' }),
    setting('objectType', 'input', { edit: 'data' }),
    setting('objectId', 'input', { edit: 'data' }),
  ],
  texts: grantStepsTexts,
  inTable: false,
  ownLabel: true,
});
