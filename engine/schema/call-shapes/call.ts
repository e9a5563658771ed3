// Here: what an entry of the call table is, and shapes that many of them have.

import type { DocumentKind } from '../documents/document-kinds.ts';
import type { Shape, TSchema } from '../shape.ts';

/**
 * Who may make a call. `anonymous`: anybody. `signedIn`: anybody with a live session. `designer`: those who draw models.
 * `administrator`: those who administer the tenant. `model`: the right to the model named by the path parameter `id`, and
 * for a button the button's code on it; with `orField` a field of a published document that names the model is right enough, which
 * the handler asks for where the query names one. `room`: a socket of whoever was handed a room of a map, named by the query's `gid`;
 * what proves it is the first message, whose key is in no address. `menu`: whoever was granted the menu entry of that code, and for a
 * button the button on it; administrators hold all. Source: administration F3
 */
export type Right =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'designer' }
  | { readonly kind: 'administrator' }
  | { readonly kind: 'room' }
  | {
      readonly kind: 'menu';
      readonly menu: string;
      readonly button?: `btn_${string}`;
      /** Another entry that leads to the same: its holders are let in as well. */
      readonly orMenu?: string;
      /** Of the holders the operator of the installation alone. */
      readonly operator?: true;
    }
  | { readonly kind: 'model'; readonly button?: ModelButton; readonly orField?: true };

/** Buttons of a list that the server asks for. */
export type ModelButton = 'btn_add' | 'btn_edit' | 'btn_remove' | 'btn_detail' | 'btn_upload' | 'btn_download';

export interface CallShapes {
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly data: TSchema;
}

/** One entry of the call table: the only place that spells the path. Client and server both take the entry. */
export interface Call<Shapes extends CallShapes = CallShapes> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly right: Right;
  /** Kinds of documents whose steps, sources and widgets may name it; none where nothing is said. */
  readonly documents?: readonly DocumentKind[];
  readonly shapes: Shapes;
  /**
   * Of administrators' calls: code of the menu entry whose page makes it. Where the tenant may not have that page nobody of it
   * makes the call. Calls of the right `menu` say so by it. Source: administration T2
   */
  readonly page?: string;
  /** How the body travels; JSON where nothing is said. */
  readonly encoding?: 'form' | 'multipart';
  /** Writes rows: takes an Idempotency-Key. */
  readonly writes?: boolean;
  /** Only answers: asking again changes nothing. A page may show what it answers, and a preview may ask it. */
  readonly reads?: true;
  /** The connection becomes a socket; unless its right is a room's, the session's token stands in the path, as `:token`. */
  readonly socket?: true;
  /** Answered while the screen of the session is locked, too. */
  readonly whenLocked?: true;
  /** Answered while the password has to be replaced, too. */
  readonly whenMustChange?: true;
  /** The answer is the file itself, not an envelope. */
  readonly answersFile?: boolean;
  /** The sentence of the specification or of the design that the call serves. */
  readonly source: string;
}

type Part<C extends Call, Key extends 'params' | 'query' | 'body'> = C['shapes'][Key] extends TSchema
  ? Shape<C['shapes'][Key]>
  : undefined;
export type CallParams<C extends Call> = Part<C, 'params'>;
export type CallQuery<C extends Call> = Part<C, 'query'>;
export type CallBody<C extends Call> = Part<C, 'body'>;
export type CallData<C extends Call> = Shape<C['shapes']['data']>;

/** Keeps the entry's literal types. */
export function call<Shapes extends CallShapes>(entry: Call<Shapes>): Call<Shapes> {
  return entry;
}

export const anonymous: Right = { kind: 'anonymous' };
export const signedIn: Right = { kind: 'signedIn' };
export const designer: Right = { kind: 'designer' };
export const administrator: Right = { kind: 'administrator' };
export const ofRoom: Right = { kind: 'room' };
export const onModel = (button?: Extract<Right, { kind: 'model' }>['button']): Right =>
  button ? { kind: 'model', button } : { kind: 'model' };
