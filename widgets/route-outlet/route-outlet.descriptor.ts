import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { routeOutletTexts } from './route-outlet.texts.ts';

export const routeOutletDescriptor = defineDescriptor({
  key: 'routeOutlet',
  kind: 'action',
  category: 'page',
  icon: 'ExpandOutlined',
  title: 'widget.routeOutlet',
  defaults: {},
  settings: [],
  texts: routeOutletTexts,
  inTable: false,
  ownLabel: true,
  sole: true,
});
