// Here: administration pages, run from their declarations.

import type { FastifyInstance } from 'fastify';
import type { Call } from '../../engine/schema/calls/index.ts';
import { callNamesOf } from '../../engine/schema/resources/call-names.ts';
import type { Offer } from '../../engine/schema/resources/resource.ts';
import { serve } from '../http/serve.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { SortedPageQuery } from '../kernel/paged-list.ts';
import type { Content, Served } from '../kernel/resource-hooks.ts';
import { branchesOf, choicesOf, isCodeTaken } from './choices.ts';
import { copyRow } from './copy.ts';
import { deleteRows, usesOf } from './in-use.ts';
import { listRows, oneRow, rowsByIds } from './list.ts';
import { moveRow, sortRows } from './place.ts';
import { createRow, saveRow, setState } from './write.ts';

/** What calls of resources are asked with, each part as the shape of its call says. */
interface Asked {
  readonly context: AppContext;
  readonly served: Served;
  readonly actor: Actor;
  readonly id: string;
  readonly query: SortedPageQuery & Content;
  readonly body: Content;
}

const idsIn = ({ ids }: Content): string[] => (Array.isArray(ids) ? ids.map(String) : []);
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const answers: { readonly [O in Offer]: (asked: Asked) => Promise<unknown> } = {
  list: ({ context, actor, served, query }) => listRows(context, actor, served, query),
  one: ({ context, actor, served, id }) => oneRow(context, actor, served, id),
  many: async ({ context, actor, served, body }) => ({ list: await rowsByIds(context, actor, served, idsIn(body)) }),
  create: ({ context, actor, served, body }) => createRow(context, actor, served, body),
  update: async ({ context, actor, served, id, body }) => ({ id: await saveRow(context, actor, served, id, body) }),
  copy: async ({ context, actor, served, id }) => ({ id: await copyRow(context, actor, served, id) }),
  delete: ({ context, actor, served, id }) => deleteRows(context, actor, served, [id]),
  deleteMany: ({ context, actor, served, body }) => deleteRows(context, actor, served, idsIn(body)),
  state: async ({ context, actor, served, id, body }) => ({
    enabledMark: await setState(context, actor, served, id, numberIn(body.enabledMark)),
  }),
  move: ({ context, actor, served, body }) => {
    const { id, parentId, beforeId } = body;
    return moveRow(context, actor, served, { id: String(id), parentId: String(parentId), beforeId: textIn(beforeId) });
  },
  sort: ({ context, actor, served, body }) => sortRows(context, actor, served, idsIn(body)),
  uses: ({ context, actor, served, id }) => usesOf(context, actor, served, id),
  tree: async ({ context, actor, served }) => ({ list: await branchesOf(context, actor, served) }),
  selector: async ({ context, actor, served }) => ({ list: await choicesOf(context, actor, served) }),
  checkCode: async ({ context, actor, served, body }) => ({
    taken: await isCodeTaken(context, actor, served, { enCode: String(body.enCode), id: textIn(body.id) }),
  }),
};

/** Serves what each resource offers. @param table the calls, under their names */
export function resourceRoutes(
  app: FastifyInstance,
  context: AppContext,
  all: readonly Served[],
  table: Readonly<Record<string, Call>>,
): void {
  for (const served of all) {
    const names = callNamesOf(served.resource);
    for (const offer of served.resource.offers) {
      const call = table[names[offer]];
      if (!call) throw new Error(`The call table has no ${names[offer]}.`);
      serve(app, context, call, ({ actor, ...parts }) => {
        // Fastify validated each part against the shape of the call, which follows from the resource.
        const { params, query, body } = parts as unknown as { params?: { id?: string } } & Pick<
          Asked,
          'query' | 'body'
        >;
        return answers[offer]({ context, served, actor, id: params?.id ?? '', query, body });
      });
    }
  }
}
