// Here: what a person sees and changes of himself.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../../engine/schema/calls/index.ts';
import { serve } from '../../http/serve.ts';
import type { AppContext } from '../../kernel/app-context.ts';
import { savePicture, savePreferences, signImageOf } from './pictures.ts';
import { ownOrganizes, ownPositions, ownRoles, profileOf, saveProfile } from './profile.ts';
import { signInLog } from './sign-in-log.ts';

/** What people see and change of themselves. Source: dialect facts 1, own profile calls */
export function profileRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.profile, ({ actor }) => profileOf(context, actor));
  serve(app, context, calls.saveProfile, async ({ actor, body }) => {
    await saveProfile(context, actor, { gender: body.gender, email: body.email ?? '' });
    return null;
  });
  serve(app, context, calls.saveTheme, async ({ actor, body }) => {
    await savePreferences(context, actor, body);
    return null;
  });
  serve(app, context, calls.saveLanguage, async ({ actor, body }) => {
    await savePreferences(context, actor, body);
    return null;
  });
  serve(app, context, calls.saveShortcuts, async ({ actor, body }) => {
    await savePreferences(context, actor, { shortcuts: body.ids.join(',') });
    return null;
  });
  serve(app, context, calls.signInLog, ({ actor, query }) => signInLog(context, actor, query));
  serve(app, context, calls.signImage, ({ actor }) => signImageOf(context, actor));
  serve(app, context, calls.saveSignImage, ({ actor, body }) => savePicture(context, actor, 'sign_img', body.fileId));
  serve(app, context, calls.saveAvatar, ({ actor, params }) => savePicture(context, actor, 'head_icon', params.fileId));
  serve(app, context, calls.ownOrganizes, async ({ actor }) => ({ list: await ownOrganizes(context, actor) }));
  serve(app, context, calls.ownPositions, async ({ actor }) => ({ list: await ownPositions(context, actor) }));
  serve(app, context, calls.ownRoles, async ({ actor }) => ({ list: await ownRoles(context, actor) }));
}
