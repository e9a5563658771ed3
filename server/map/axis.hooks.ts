import type { Axis, AxisContent } from '../../engine/schema/calls/index.ts';
import { lengthOf, measureText } from '../../engine/schema/map/measure.ts';
import { Refused } from '../kernel/refused.ts';
import type { Hooks } from '../kernel/resource-hooks.ts';

/** How long an axis is, as people read it; one without a length is none. */
export const axisHooks: Hooks<AxisContent, Axis> = {
  rows(_, { isAdministrator }, axes) {
    return axes.map(({ coordinates, points }) => ({
      lengthText: measureText(false, lengthOf(coordinates)),
      pointCount: points.length,
      mayChange: isAdministrator,
    }));
  },
  write(content) {
    if (content.fullName === '' || content.enCode === '') throw new Refused('badInput', 'map.noName');
    if (lengthOf(content.coordinates) === 0) throw new Refused('badInput', 'map.noLength');
    return content;
  },
};
