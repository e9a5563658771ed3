import { anonymous, call, signedIn } from '../call-shapes/call.ts';
import { idShape } from '../call-shapes/common-shapes.ts';
import { oneOf, shape } from '../shape.ts';

/** Files that the server made for one person. */
const madePurposes = ['export', 'template', 'log', 'people'] as const;
/** Files that somebody sent, which records, notices and people have: shown in a page, or saved. */
const storedPurposes = ['view', 'download'] as const;
/** What a file is landed for; who may is said for each of them. */
export const filePurposes = [...madePurposes, ...storedPurposes] as const;
export type MadePurpose = (typeof madePurposes)[number];
export type StoredPurpose = (typeof storedPurposes)[number];
export type FilePurpose = MadePurpose | StoredPurpose;

const source = 'reliability 0.4, token in the URL: a file is landed by a ticket, never by the session token';

/** Files on their way out of the application by the browser itself, which sends no token. */
export const fileTicketCalls = {
  fileTicket: call({
    method: 'POST',
    path: '/api/file/Ticket',
    right: signedIn,
    whenSeeing: 'person',
    shapes: {
      body: shape.object({ fileId: idShape, purpose: oneOf(filePurposes) }, { additionalProperties: false }),
      data: shape.object({
        url: shape.string({ description: 'path inside the application' }),
        name: shape.string(),
        expires: shape.string({
          description:
            'ISO time; the file has to be asked for before; what is viewed or downloaded, in parts, for ten minutes after that',
        }),
      }),
    },
    source,
  }),
  landFile: call({
    method: 'GET',
    path: '/land/:ticket/:name',
    right: anonymous,
    answersFile: true,
    shapes: {
      params: shape.object({
        ticket: shape.string({ minLength: 43, maxLength: 43, pattern: '^[A-Za-z0-9_-]+$' }),
        name: shape.string({ maxLength: 200 }),
      }),
      data: shape.unknown(),
    },
    source,
  }),
};
