import { createContext, useContext } from 'react';
import { type Acting, mayCall, mayCommand, noActs } from '../schema/acts/acts.ts';
import type { Services } from './services.ts';

/** What the document that is drawn here may do. Whoever draws one says it; a document of which nobody says it does nothing. */
export const ActingContext = createContext<Acting>(noActs);
export const useActing = () => useContext(ActingContext);

/** Thrown in place of a call or command that the document may not make; said to people as a refusal of the server is. */
export function requireCall(
  acting: Acting,
  name: string,
  params: Readonly<Record<string, unknown>> | undefined,
  services: Pick<Services, 'toast' | 'translate'>,
  quiet: boolean,
): void {
  if (!mayCall(acting, name, params?.id)) throw refused(services, quiet);
}

export function requireCommand(
  acting: Acting,
  name: string,
  services: Pick<Services, 'toast' | 'translate'>,
  quiet: boolean,
): void {
  if (!mayCommand(acting, name)) throw refused(services, quiet);
}

function refused({ toast, translate }: Pick<Services, 'toast' | 'translate'>, quiet: boolean): Error {
  const words = translate('action.off');
  if (!quiet) toast('error', words);
  return new Error(words);
}
