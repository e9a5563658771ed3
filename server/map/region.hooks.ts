import type { Place, Region, RegionContent } from '../../engine/schema/calls/index.ts';
import { crossingOf } from '../../engine/schema/map/crossing.ts';
import { areaOf, measureText } from '../../engine/schema/map/measure.ts';
import { refusedAt } from '../kernel/refused.ts';
import type { Hooks } from '../kernel/resource-hooks.ts';
import { forgetFirstRegion } from './map-settings.ts';

/** How large a region is, as people read it; where maps began with one that is deleted, they begin with all there is. */
export const regionHooks: Hooks<RegionContent, Region> = {
  rows(_, { isAdministrator }, regions) {
    return regions.map(({ outline }) => ({
      areaText: measureText(true, areaOf(outline)),
      cornerCount: outline.length,
      mayChange: isAdministrator,
    }));
  },
  write(content) {
    refuseOutline(content.outline);
    return content;
  },
  remove({ trx, actor, id }) {
    return forgetFirstRegion(trx, actor.tenantId, id);
  },
};

/** @throws Refused badInput for an outline without an area, or one that crosses itself: nobody could say what lies inside */
function refuseOutline(outline: readonly Place[]): void {
  const places = new Set(outline.map(({ lng, lat }) => `${lng} ${lat}`));
  if (places.size < 3) throw refusedAt('/outline', 'region.noArea');
  // Before the area: of an outline that crosses itself the parts may make up for one another.
  const crossing = crossingOf(outline);
  if (crossing) throw refusedAt('/outline', 'region.crossing', { from: crossing.first, other: crossing.second });
  if (areaOf(outline) === 0) throw refusedAt('/outline', 'region.noArea');
}
