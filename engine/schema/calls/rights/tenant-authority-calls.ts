import { call, type Right } from '../../call-shapes/call.ts';
import { idShape, listOf } from '../../call-shapes/common-shapes.ts';
import { boundKinds } from '../../grants/bound-kinds.ts';
import { limits } from '../../limits.ts';
import { oneOf, type Shape, shape } from '../../shape.ts';
import { grantItemId, grantLineShape } from './authority-calls.ts';

const base = '/api/tenant/TenantAuthority/Data';
const source = 'shell specification 7.4; design 6; administration T2';
const menu = 'tenant.authority';
const right = (button?: 'btn_edit'): Right => ({ kind: 'menu', menu, ...(button && { button }), operator: true });
const closed = { additionalProperties: false };

const items = shape.optional(shape.array(grantItemId, { maxItems: limits.grantLines }));

const changedItem = shape.object({ kind: oneOf(boundKinds), id: shape.string(), fullName: shape.string() });
const changeShape = shape.object({
  added: shape.array(changedItem, { description: 'the first of them' }),
  removed: shape.array(changedItem, { description: 'the first of them' }),
  counts: shape.object({ added: shape.integer(), removed: shape.integer() }),
  tenants: shape.integer({ description: 'of which something changes' }),
  sleeping: shape.integer({ description: 'rights that were granted and count no more; they stay granted' }),
  waking: shape.integer({ description: 'rights that were granted before and count again' }),
  people: shape.integer({ description: 'who can sign in and have other rights then' }),
  revision: shape.string({ description: 'of the bounds of these tenants, as they are now' }),
});
export type BoundChange = Shape<typeof changeShape>;

/** What a tenant may have at all; it grants nothing. A tenant of which nothing was said may have everything. */
export const tenantAuthorityCalls = {
  tenantAuthorityValues: call({
    method: 'POST',
    path: `${base}/0/Values`,
    right: right(),
    reads: true,
    shapes: {
      body: shape.object(
        {
          tenantId: idShape,
          type: oneOf(boundKinds),
          moduleIds: shape.optional(
            shape.array(idShape, {
              maxItems: limits.grantLines,
              description: 'of menu entries: those of these applications; of buttons: those of these entries',
            }),
          ),
        },
        closed,
      ),
      data: shape.object({
        ...listOf(grantLineShape).properties,
        all: shape.array(shape.string(), { description: 'ids of what can be inside' }),
        ids: shape.array(shape.string(), { description: 'of those, what is inside now' }),
        revision: shape.string(),
        name: shape.string({ description: 'of the tenant' }),
        isBounded: shape.boolean({ description: 'false: it may have everything, and what comes later' }),
      }),
    },
    source,
  }),
  batchTenantAuthority: call({
    method: 'POST',
    path: `${base}/Batch`,
    right: right('btn_edit'),
    writes: true,
    shapes: {
      body: shape.object(
        {
          tenantIds: shape.array(idShape, { minItems: 1, maxItems: limits.boundTenantsMost }),
          system: items,
          module: items,
          button: items,
          dictionary: items,
          mode: shape.optional(oneOf(['add', 'replace', 'remove'])),
          reason: shape.optional(shape.string({ maxLength: limits.noteLength })),
          revision: shape.optional(
            shape.string({
              maxLength: 64,
              description: 'of the bounds that the change was made of; needed to make it',
            }),
          ),
          check: shape.optional(shape.boolean({ description: 'only tells what would change' })),
        },
        closed,
      ),
      data: changeShape,
    },
    source,
  }),
};
