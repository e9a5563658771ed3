import { answersWhenSeeing } from '../../engine/schema/call-shapes/call.ts';
import { seenHeader } from '../../engine/schema/call-shapes/seen-header.ts';
import type { Call } from '../../engine/schema/calls/index.ts';
import { type Actor, whoSits } from '../kernel/actor.ts';
import { Refused } from '../kernel/refused.ts';

/**
 * Whom a call answers while somebody sees the program as another person: the one place that says so, by the entry of the call. A
 * page that is still drawn as another person changes nothing either when that is over: what it shows is not its session's.
 * @throws Refused forbidden for what changes something, or is that person's alone
 */
export function whoIsAnswered(call: Call, actor: Actor, headers: { readonly [name: string]: unknown }): Actor {
  const answers = answersWhenSeeing(call);
  if (answers === 'nobody' && actor.seenBy)
    throw new Refused('forbidden', call.reads ? 'seeing.private' : 'seeing.readOnly', { name: actor.name });
  if (answers === 'nobody' && headers[seenHeader] !== undefined) throw new Refused('forbidden', 'seeing.over');
  return answers === 'asker' ? whoSits(actor) : actor;
}
