import { defineWidget } from '../../engine/contract/widget.ts';
import { RouteOutlet } from './RouteOutlet.tsx';
import { routeOutletDescriptor } from './route-outlet.descriptor.ts';

export const widget = defineWidget(routeOutletDescriptor, RouteOutlet);
