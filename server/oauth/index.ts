// Here: who somebody is: signing in by every way, sessions, passwords.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { serve, serveAnonymous } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { firstTenant } from '../kernel/context.ts';
import { outboxOf, outboxSender } from '../sender/outbox-sender.ts';
import type { Sender } from '../sender/sender.ts';
import { systemConfig } from '../system/system-config.ts';
import { screenForAnybody } from '../visualdev/screen-document.ts';
import { captchaIn, newCaptcha } from './captcha.ts';
import { currentUser } from './current-user.ts';
import { menuLink } from './menu-link.ts';
import { sendMobileCode, signInByMobile } from './mobile-code.ts';
import { changePassword } from './password.ts';
import { answerQr, newQrCode, qrState, scanQr } from './qr-sign-in.ts';
import { sessionsOf } from './sessions.ts';
import { needsCaptcha, signIn } from './sign-in.ts';
import { signUp, signUps } from './sign-up.ts';
import { singleSignOn } from './single-sign-on.ts';
import { issueTicket, redeemTicket, sessionByLink } from './tickets.ts';
import { unlock } from './unlock.ts';

/** @param sender without one, messages stay in the outbox */
export function oauthRoutes(app: FastifyInstance, context: AppContext, sender?: Sender): void {
  const sendsBy = sender ?? outboxSender(context, (facts, line) => app.log.info(facts, line));
  serveAnonymous(app, context, calls.login, async ({ body, request }) =>
    signIn(context, {
      account: body.account,
      password: body.password,
      captcha: captchaIn(body),
      address: request.ip,
    }),
  );
  serveAnonymous(app, context, calls.imageCode, ({ request }) => newCaptcha(context, request.ip));
  serveAnonymous(app, context, calls.mobileCode, ({ body, language, request }) => {
    const onFailure = (error: unknown) => request.log.error({ err: error }, 'a message was not sent');
    return sendMobileCode(context, sendsBy, { ...body, address: request.ip, language }, onFailure);
  });
  serveAnonymous(app, context, calls.mobileLogin, ({ body, request }) =>
    signInByMobile(context, { ...body, address: request.ip }),
  );
  serveAnonymous(app, context, calls.singleLogin, ({ body, request }) =>
    singleSignOn(context, body.ticket, request.ip),
  );
  serve(app, context, calls.outbox, ({ actor, query }) => outboxOf(context, actor, query));
  serveAnonymous(app, context, calls.qrCode, ({ request }) =>
    newQrCode(context, request.ip, request.headers['user-agent']),
  );
  serveAnonymous(app, context, calls.qrState, ({ body, request }) => qrState(context, body.secret, request.ip));
  serve(app, context, calls.qrScan, ({ actor, body }) => scanQr(context, actor, body.code ?? ''));
  serve(app, context, calls.qrConfirm, async ({ actor, body }) => {
    await answerQr(context, actor, body.code, body.allow);
    return null;
  });
  serveAnonymous(app, context, calls.signUp, async ({ body, request }) => {
    await signUp(context, body, captchaIn(body), request.ip);
    return null;
  });
  serve(app, context, calls.signUps, ({ actor, query }) => signUps(context, actor.tenantId, query));
  serve(app, context, calls.logout, async ({ actor }) => {
    await sessionsOf(context).end(actor);
    return null;
  });
  serve(app, context, calls.lock, async ({ actor }) => {
    await sessionsOf(context).setLocked(actor, true);
    return null;
  });
  serve(app, context, calls.unlock, async ({ actor, body }) => {
    await unlock(context, actor, body.password);
    return null;
  });
  serve(app, context, calls.changePassword, ({ actor, body }) => changePassword(context, actor, body));
  serve(app, context, calls.currentUser, async ({ actor }) => currentUser(context, actor));
  serve(app, context, calls.frameCurrentUser, async ({ actor }) => (await currentUser(context, actor)).userInfo);
  // A key in a link begins a session of its own; any other is the key of a session.
  serveAnonymous(
    app,
    context,
    calls.getTokenByKey,
    async ({ params, request }) =>
      (await sessionByLink(context, params.key, request.ip)) ?? sessionsOf(context).renew(params.key, request.ip),
  );
  serve(app, context, calls.openLink, async ({ actor, body }) => ({
    address: await menuLink(context, actor, body.menuId),
  }));
  serveAnonymous(app, context, calls.redeemTicket, ({ body, request }) =>
    redeemTicket(context, body.ticket, body.target, request.ip),
  );
  serve(app, context, calls.keyForLink, async ({ actor }) => ({
    key: await issueTicket(context, actor, 'key'),
    seconds: limits.ticketSeconds,
  }));
  // Whatever account is asked for, the answer is the same: it must not tell which ones exist.
  serveAnonymous(app, context, calls.siteConfig, async ({ params, language, request }) => {
    const needCode = await needsCaptcha(context, params.account, request.ip);
    return { sysConfigInfo: await systemConfig(context, firstTenant, language), loginNeedCode: needCode, needCode };
  });
  serveAnonymous(app, context, calls.screenBeforeSignIn, ({ params }) =>
    screenForAnybody(context, firstTenant, params.id),
  );
}
