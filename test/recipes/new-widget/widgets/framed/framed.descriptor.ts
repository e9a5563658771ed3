import { defineDescriptor } from '../../../../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../../../../../widgets/shared/setting-node.ts';
import { framedTexts } from './framed.texts.ts';

const setting = settingsOf('framed', framedTexts);

export const framedDescriptor = defineDescriptor({
  key: 'framed',
  kind: 'layout',
  category: 'layout',
  icon: 'BorderOutlined',
  title: 'widget.framed',
  wraps: 'both',
  holds: 'nodes',
  defaults: {},
  settings: [setting('heading', 'input', { edit: 'words', props: { maxlength: 50 } })],
  texts: framedTexts,
  ownLabel: true,
});
