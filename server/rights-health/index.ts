// Here: what is worth a look in people, organisation and rights, each with what to do about it.

import type { FastifyInstance } from 'fastify';
import { type CallData, calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { say, translateTo } from '../kernel/words.ts';
import { brokenSchemes } from './broken-schemes.ts';
import { type Found, healthChecks, lookFor, type Severity } from './health-checks.ts';

export function rightsHealthRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.rightsHealth, ({ actor, language }) => rightsHealth(context, { ...actor, language }));
}

const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** GET permission/Health: what was found, the gravest first; nothing where all is well. */
async function rightsHealth(context: AppContext, actor: Actor): Promise<CallData<typeof calls.rightsHealth>> {
  const language = actor.language ?? 'zh';
  const found: Found[] = [await brokenSchemes(context, actor)];
  // One after the other: a look at everything must not hold up those who work.
  for (const check of healthChecks) found.push(await lookFor(context, actor, check));
  const list = found
    .filter(({ count }) => count > 0)
    .sort((one, other) => rank[one.severity] - rank[other.severity])
    .map(({ id, severity, path, count, names }) => ({
      ...{ id, severity, path, count },
      finding: say({ code: `health.${id}` }, language),
      examples: names.join(translateTo(language)('list.separator')),
      fix: say({ code: `health.fix.${id}` }, language),
    }));
  return { list, pagination: { currentPage: 1, pageSize: Math.max(list.length, 1), total: list.length } };
}
