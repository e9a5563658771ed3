import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import type { AppContext } from '../app-context.ts';
import { firstTenant } from '../context.ts';
import { serve, serveAnonymous } from '../http/serve.ts';
import { systemConfig } from '../system/system-config.ts';
import { screenForAnybody } from '../visualdev/screen-document.ts';
import { currentUser, userInfo } from './current-user.ts';
import { sessionsOf } from './sessions.ts';
import { signIn } from './sign-in.ts';

export function oauthRoutes(app: FastifyInstance, context: AppContext): void {
  serveAnonymous(app, context, calls.login, async ({ body, request }) =>
    signIn(context, { account: body.account, password: body.password, address: request.ip }),
  );
  serve(app, context, calls.logout, async ({ actor }) => {
    await sessionsOf(context).end(actor);
    return null;
  });
  serve(app, context, calls.currentUser, async ({ actor }) => currentUser(context, actor));
  serve(app, context, calls.frameCurrentUser, async ({ actor }) => userInfo(context, actor));
  serveAnonymous(app, context, calls.getTokenByKey, async ({ params, request }) =>
    sessionsOf(context).renew(params.key, request.ip),
  );
  // Whatever account is asked for, the answer is the same: it must not tell which ones exist.
  serveAnonymous(app, context, calls.siteConfig, async () => ({
    sysConfigInfo: await systemConfig(context, firstTenant),
    needCode: false,
  }));
  serveAnonymous(app, context, calls.screenBeforeSignIn, ({ params }) =>
    screenForAnybody(context, firstTenant, params.id),
  );
}
