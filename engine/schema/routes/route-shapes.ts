import { type Shape, shape } from '../shape.ts';
import { localTextShape } from '../text/text-shape.ts';

const path = (description: string) => shape.string({ pattern: '^/([A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*)?$', description });
const screen = (description: string) => shape.string({ minLength: 1, description });
const only = (description: string) => shape.optional(shape.literal(true, { description }));

/** An address of the program, whatever the menu says. Source: shell specification 2.1, 4.2. */
export const routeShape = shape.object(
  {
    path: path('the address, without a query'),
    screen: shape.optional(screen('the screen that is shown there')),
    to: shape.optional(path('the address that is shown instead')),
    title: shape.optional(localTextShape),
    open: only('anybody may open it, signed in or not'),
    signIn: only('an open page where people sign in: who is signed in goes on from it'),
    fromQw: only('where people of the enterprise-chat application sign in: from then on they are sent there'),
    of: shape.optional(path('the page of the menu that it belongs to: who may open that one may open this one')),
    whole: only('fills the window, without the frame and its tabs'),
    pinned: only('its tab is there from the start and cannot be closed'),
    noCache: only('is drawn anew at each visit'),
    noTab: only('a visit leaves no tab'),
    external: only('its query `href` is an address outside, URL-encoded, that is shown in a frame'),
    coded: only('its query `d` is the code of a record: JSON in base64url'),
    flow: only('its query `config` names a record of a flow: JSON in base64, URL-encoded'),
  },
  { additionalProperties: false },
);
export type Route = Shape<typeof routeShape>;

export const routesShape = shape.object(
  {
    $schema: shape.optional(shape.string()),
    places: shape.object(
      {
        home: path('where people begin'),
        signIn: path('where people sign in'),
        signInQw: path('where people sign in who came from the enterprise-chat application'),
        sso: path('where a ticket of another system signs people in'),
        expired: path('where people are sent whose session cannot be renewed'),
        notFound: path('what is shown where no page has the address'),
        design: path('where screens are designed'),
      },
      { additionalProperties: false },
    ),
    parts: shape.object(
      {
        frame: screen('stands around every page'),
        sessionFailed: screen('in place of everything, when nothing is known of who is signed in'),
        otherAccount: screen('asks first, where a link would sign in somebody else than who is signed in'),
        pageFailed: screen('in place of a page that could not be fetched or drawn'),
        notYet: screen('in place of a page that is still to come'),
        newPassword: screen('in place of everything, while the password has to be replaced'),
        agreement: screen('in place of everything, while the statement is to be agreed to'),
        locked: screen('in place of everything, while the screen is locked'),
        looks: screen('inside the frame, where everybody sets how the product looks to them'),
      },
      { additionalProperties: false },
    ),
    routes: shape.array(routeShape),
  },
  { title: 'Adit routes', additionalProperties: false },
);
export type RouteTable = Shape<typeof routesShape>;
