// Here: what people say of the product, and the answers that they get.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { answerFeedback, setFeedbackState } from './answer-feedback.ts';
import { listFeedback, loadFeedback, ownFeedback } from './list-feedback.ts';
import { sendFeedback } from './send-feedback.ts';

export { mayReadFeedbackFile } from './feedback-files.ts';

export function feedbackRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.sendFeedback, async ({ actor, body }) => ({
    id: await sendFeedback(context, actor, body),
  }));
  serve(app, context, calls.ownFeedback, ({ actor, query }) => ownFeedback(context, actor, query));
  serve(app, context, calls.feedbackList, ({ actor, query }) => listFeedback(context, actor, query));
  serve(app, context, calls.loadFeedback, ({ actor, params }) => loadFeedback(context, actor, params.id));
  serve(app, context, calls.answerFeedback, ({ actor, params, body }) =>
    answerFeedback(context, actor, params.id, body),
  );
  serve(app, context, calls.setFeedbackState, ({ actor, params, body }) =>
    setFeedbackState(context, actor, params.id, body),
  );
}
