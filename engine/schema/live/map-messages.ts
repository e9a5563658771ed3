import { limits } from '../limits.ts';
import { oneOf, type Shape, shape } from '../shape.ts';

/** What a page and the map in its frame say to each other, by the room that both are in. Source: shell specification 4.7 */

const callbackId = shape.string({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const place = {
  lng: shape.number({ minimum: -180, maximum: 180 }),
  lat: shape.number({ minimum: -90, maximum: 90 }),
};
const text = (maxLength: number) => shape.string({ maxLength });
const places = shape.array(shape.object(place), { maxItems: limits.lineCoordinates });
const named = { id: text(64), fullName: text(limits.nameLength) };
const says = <Parts extends Parameters<typeof shape.object>[0]>(parts: Parts) =>
  shape.object(parts, { additionalProperties: false });

export const drawnShapes = ['point', 'line', 'polygon'] as const;
export type DrawnShape = (typeof drawnShapes)[number];

const shownAxis = says({
  ...named,
  coordinates: places,
  points: shape.array(says({ name: text(limits.pointNameLength), ...place }), { maxItems: limits.axisPoints }),
});
const shownRegion = says({ ...named, outline: places });
const mark = says({ id: text(64), title: text(limits.nameLength), ...place });

/** What a page asks of its map. With a callback id the map answers once. */
export const pageSays = {
  /** The look of the page around: the map takes it on. */
  look: says({
    method: shape.literal('look'),
    isDark: shape.boolean(),
    colour: shape.string({ pattern: '^#[0-9a-fA-F]{6}$' }),
    language: oneOf(['zh', 'en', 'zhtw']),
  }),
  /** From where tiles come, and how the map stands at first. */
  settings: says({
    method: shape.literal('settings'),
    tileUrl: text(limits.tileAddressLength * 2),
    attribution: text(200),
    rotate: shape.number({ minimum: -180, maximum: 180 }),
    mapRegion: text(64),
  }),
  /** What is kept of the tenant; in several messages where one would be too long, the first of which takes away the old. */
  show: says({
    method: shape.literal('show'),
    isFirst: shape.boolean(),
    isLast: shape.boolean(),
    regions: shape.array(shownRegion, { maxItems: limits.mapShapes }),
    axes: shape.array(shownAxis, { maxItems: limits.mapShapes }),
  }),
  /** Which kinds of what is kept are seen. */
  layers: says({
    method: shape.literal('layers'),
    regions: shape.boolean(),
    axes: shape.boolean(),
    points: shape.boolean(),
  }),
  /** What a form around the map holds: drawn as it stands there, in place of what was drawn by hand. */
  sketch: says({ method: shape.literal('sketch'), shape: oneOf(['line', 'polygon']), coordinates: places }),
  draw: says({ method: shape.literal('draw'), shape: oneOf(drawnShapes), callbackId }),
  mark: says({
    method: shape.literal('mark'),
    marks: shape.array(mark, { maxItems: limits.mapMarks }),
    callbackId,
  }),
  flyTo: says({
    method: shape.literal('flyTo'),
    ...place,
    zoom: shape.optional(shape.number({ minimum: 0, maximum: 22 })),
    callbackId,
  }),
  /** All that there is in view, or these places. */
  fit: says({ method: shape.literal('fit'), places: shape.optional(places), callbackId }),
  /** Marks and drawings go. */
  clear: says({ method: shape.literal('clear'), callbackId }),
} as const;

export const mapProblems = ['cancelled', 'replaced', 'full'] as const;

/** What a map says to its page. */
export const mapSays = {
  /** It can be asked from now on; said anew whenever the page has come back. */
  initFinished: says({ method: shape.literal('initFinished') }),
  /** The answer to one thing that was asked. */
  callback: says({
    method: shape.literal('callback'),
    callbackId,
    data: shape.union([
      says({
        shape: shape.optional(oneOf(drawnShapes)),
        coordinates: shape.optional(places),
        /** m, or m² of an area */
        measure: shape.optional(shape.number()),
        count: shape.optional(shape.integer()),
        zoom: shape.optional(shape.number()),
      }),
      shape.null(),
    ]),
    problem: shape.optional(oneOf(mapProblems)),
  }),
  /** What was asked takes a person's time: the callback is waited for. */
  busy: says({ method: shape.literal('busy'), callbackId }),
  /** Somebody drew something that nobody had asked for. */
  drawn: says({
    method: shape.literal('drawn'),
    shape: oneOf(drawnShapes),
    coordinates: places,
    measure: shape.number(),
  }),
  /** Somebody chose something on the map. */
  picked: says({
    method: shape.literal('picked'),
    kind: oneOf(['axis', 'point', 'region', 'mark']),
    id: text(64),
    name: text(limits.nameLength),
    ...place,
  }),
} as const;

type SaidIn<Shapes extends Record<string, Parameters<typeof shape.array>[0]>> = {
  [Name in keyof Shapes]: Shape<Shapes[Name]>;
}[keyof Shapes];

export type PageToMap = SaidIn<typeof pageSays>;
export type MapToPage = SaidIn<typeof mapSays>;
export type MapAnswer = Extract<MapToPage, { method: 'callback' }>;

/** First of all, within 5 s. Both ends have the key from whoever opened the room; it is in no address. */
export type RoomFirst = { readonly method: 'OnConnection'; readonly key: string };

/** What the server says in a room. */
export type RoomSays =
  /** Whether the other end is there: once after the key, and whenever it changes. */
  | { readonly method: 'peer'; readonly present: boolean }
  /** Answers a heartbeat. */
  | { readonly method: 'heartbeat' }
  /** Closes right after it. `again`: come back after the usual pause; else this place in the room was taken by another. */
  | { readonly method: 'closeSocket'; readonly again: boolean }
  /** The session is over; closes right after it. */
  | { readonly method: 'logout'; readonly msg: string };
