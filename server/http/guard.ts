import type { Right } from '../../engine/schema/call-shapes/call.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';

/** Who stands behind a token, and what of a model is theirs. Whoever builds the app hands it in: areas above http know it. */
export interface Guard {
  /**
   * @param isUse whether somebody does something by it: a page that only stays connected does not use its session
   * @throws Refused `sessionInvalid`, `sessionExpired` or `sessionElsewhere`
   */
  actorOf(context: AppContext, token: string, isUse: boolean): Promise<Actor>;
  /** Whether somebody has an entry of the menu, and a button of it where one is named. */
  holdsMenu(context: AppContext, actor: Actor, menu: string, button?: string): Promise<boolean>;
  /** @throws Refused */
  requireModelRight(context: AppContext, actor: Actor, modelId: string, button: ModelButton): Promise<void>;
}

type ModelButton = Extract<Right, { kind: 'model' }>['button'];

declare module 'fastify' {
  interface FastifyInstance {
    guard: Guard;
  }
}
