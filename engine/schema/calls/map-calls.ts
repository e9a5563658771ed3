import { administrator, call, ofRoom, signedIn } from '../call-shapes/call.ts';
import { nothing, nullable } from '../call-shapes/common-shapes.ts';
import { inPages, inShippedScreens } from '../documents/document-kinds.ts';
import { limits } from '../limits.ts';
import { oneOf, type Shape, shape, type TSchema } from '../shape.ts';

const address = shape.string({ maxLength: limits.tileAddressLength });
const mapSettingsShape = shape.object(
  {
    localData: shape.boolean({ description: 'what is stored here alone is drawn, no tiles are asked for' }),
    mapRegion: shape.string({ maxLength: 64, description: 'id of the region that is seen first; empty: all there is' }),
    config: shape.object(
      {
        tileUrl: shape.string({
          ...address,
          description: 'https, with {z}, {x} and {y}, and {key} where the key stands; empty: none',
        }),
        tileKey: shape.string({ maxLength: 200, description: 'every page that shows the map can read it' }),
        attribution: shape.string({ maxLength: 200, description: 'whose map it is' }),
      },
      { additionalProperties: false },
    ),
    rotate: shape.number({ minimum: -180, maximum: 180, description: 'degrees by which north is turned' }),
  },
  { additionalProperties: false },
);
export type MapSettings = Shape<typeof mapSettingsShape>;

const settingsRevision = shape.integer({ minimum: 0, description: 'counts how often they were saved' });
const keptMapSettings = shape.object({ ...mapSettingsShape.properties, revision: settingsRevision });
export type KeptMapSettings = Shape<typeof keptMapSettings>;

const orNone = <Part extends TSchema>(part: Part) => shape.optional(nullable(part));
const { mapRegion, config, rotate, localData } = mapSettingsShape.properties;
const { tileUrl, tileKey, attribution } = config.properties;
/** As a form sends them: a field that is empty, or not there, has none. */
const mapSettingsBody = shape.object(
  {
    localData,
    mapRegion: orNone(mapRegion),
    config: orNone(
      shape.object(
        { tileUrl: orNone(tileUrl), tileKey: orNone(tileKey), attribution: orNone(attribution) },
        { additionalProperties: false },
      ),
    ),
    rotate: orNone(rotate),
    revision: orNone(
      shape.integer({ ...settingsRevision, description: 'what was edited; none: whatever is kept is written over' }),
    ),
  },
  { additionalProperties: false },
);
export type MapSettingsContent = Shape<typeof mapSettingsBody>;

/** Both have 256 random bits. */
const secret = shape.string({ pattern: '^[A-Za-z0-9_-]{43}$', maxLength: 43 });

const settingsPath = '/api/frame/sys/map/settings';

/** How maps show what they show, and the room in which a page and its map frame talk. */
export const mapCalls = {
  mapSettings: call({
    method: 'GET',
    path: settingsPath,
    right: signedIn,
    documents: inPages,
    reads: true,
    shapes: { data: keptMapSettings },
    source: 'shell specification 3 and 7.6, path not shown: map settings',
  }),
  saveMapSettings: call({
    method: 'POST',
    path: settingsPath,
    right: administrator,
    page: 'systemData.map',
    documents: inShippedScreens,
    writes: true,
    shapes: { body: mapSettingsBody, data: shape.object({ revision: settingsRevision }) },
    source: 'shell specification 3: map settings come from somewhere',
  }),
  openMapRoom: call({
    method: 'POST',
    path: '/api/frame/map/Room',
    right: signedIn,
    shapes: { data: shape.object({ gid: secret, key: secret }) },
    source: 'shell specification 4.7, reliability A78: gid names a room of this session; the key opens it',
  }),
  /** What travels on it: `engine/schema/live/map-messages.ts`. */
  mapSocket: call({
    method: 'GET',
    path: '/mapws',
    right: ofRoom,
    socket: true,
    shapes: {
      query: shape.object({
        gid: secret,
        t: oneOf(['p', 'm']), // the page, or the map in its frame
      }),
      data: nothing,
    },
    source: 'shell specification 4.7',
  }),
};
