import { requestsBy } from '../../engine/contract/requests.ts';
import type { Services } from '../../engine/contract/services.ts';

/** Calls after which a person may see other pages, or a page as it was not before. */
const changing: ReadonlySet<string> = new Set(['releaseModel', 'resetScreen', 'deleteModel']);

/** The same services; what the person changes for all shows in the own tab at once. */
export function refreshAfterChanges(services: Services): Services {
  return {
    ...services,
    ...requestsBy(async (call, input) => {
      const answer = await services.requestNamed(call, input);
      const isTrial = Object(input.body).dryRun === true;
      if (changing.has(call) && !isTrial)
        await services.command('refreshSession', {}, { quiet: true }).catch(() => {
          // It is changed; this tab shows it with its next load.
        });
      return answer;
    }),
  };
}
