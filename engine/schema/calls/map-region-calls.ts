import { administrator, call, signedIn } from '../call-shapes/call.ts';
import { idShape, keyword, listOf, nullable, pageOf, pageQuery } from '../call-shapes/common-shapes.ts';
import { placedCode, placedName, placedRevision, placeShape } from '../call-shapes/map-shapes.ts';
import { inPages } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';

const outlineShape = shape.array(placeShape, {
  minItems: 3,
  maxItems: limits.lineCoordinates,
  description: 'the corners in their order; the last is joined to the first',
});
const regionContentShape = {
  id: shape.optional(nullable(idShape)),
  fullName: placedName,
  enCode: placedCode,
  outline: outlineShape,
  revision: shape.optional(nullable(placedRevision)),
};
export type RegionContent = Shape<ReturnType<typeof shape.object<typeof regionContentShape>>>;

const regionShape = shape.object({
  id: shape.string(),
  fullName: shape.string(),
  enCode: shape.string(),
  outline: shape.array(placeShape),
  revision: shape.integer(),
});
export type Region = Shape<typeof regionShape>;

const objectKinds = ['axis', 'point', 'region'] as const;
const mapObjectShape = shape.object({
  key: shape.string({ description: 'of the row: nothing else has it' }),
  kind: oneOf(objectKinds),
  kindText: shape.string(),
  /** Of the axis or the region; of a stake the axis it stands on. */
  id: shape.string(),
  name: shape.string(),
  enCode: shape.string(),
  axisName: shape.string({ description: 'of a stake; empty for everything else' }),
  sizeText: shape.string({ description: 'length or area, as people read it; empty for a stake' }),
  placeCount: shape.integer({ description: 'corners of a region, places of a line; 1 for a stake' }),
  lng: placeShape.properties.lng,
  lat: placeShape.properties.lat,
  placeText: shape.string({ description: 'where its middle is, as people read it' }),
  bounds: shape.array(placeShape, { description: 'two corners of what holds it: what a map shows to show all of it' }),
});
export type MapObject = Shape<typeof mapObjectShape>;
export type MapObjectKind = MapObject['kind'];

const regions = '/api/frame/sys/region';

/** Regions beside what their resource offers, and whatever stands on a map as one list. */
export const mapRegionCalls = {
  regionData: call({
    method: 'POST',
    path: `${regions}/getData`,
    right: signedIn,
    documents: inPages,
    reads: true,
    shapes: {
      body: shape.object(
        { ids: shape.optional(nullable(shape.array(idShape, { maxItems: limits.batchIds }))), keyword },
        { additionalProperties: false, description: 'all of them where no ids are named' },
      ),
      data: listOf(regionShape),
    },
    source: 'shell specification 7.6: regions as areas on the map',
  }),
  saveRegion: call({
    method: 'POST',
    path: `${regions}/saveRegion`,
    right: administrator,
    page: 'systemData.map',
    documents: inPages,
    writes: true,
    shapes: {
      body: shape.object(regionContentShape, { additionalProperties: false, description: 'without an id a new one' }),
      data: shape.object({ id: shape.string() }),
    },
    source: 'shell specification 7.6',
  }),
  mapObjects: call({
    method: 'GET',
    path: '/api/frame/map/Object',
    right: signedIn,
    documents: inPages,
    reads: true,
    shapes: {
      query: shape.object({
        currentPage: pageQuery.currentPage,
        pageSize: pageQuery.pageSize,
        keyword,
        kind: shape.optional(oneOf(objectKinds)),
        id: shape.optional(idShape),
        name: shape.optional(shape.string({ maxLength: limits.nameLength, description: 'exactly this' })),
      }),
      data: pageOf(mapObjectShape),
    },
    source: 'shell specification 2.2 and 4.7: what is chosen on a map, and what it can fly to',
  }),
};
