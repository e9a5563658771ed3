import type { Services } from '../../engine/contract/services.ts';

/** Calls after which a person may see other pages, or a page as it was not before. */
const changing: ReadonlySet<string> = new Set(['releaseModel', 'resetScreen', 'deleteModel']);

/** The same services; what the person changes for all shows in the own tab at once. */
export function refreshAfterChanges(services: Services): Services {
  return {
    ...services,
    async request(call, input) {
      const answer = await services.request(call, input);
      const isTrial = Object(input.body).dryRun === true;
      if (changing.has(call) && !isTrial)
        await services.command('refreshSession', {}, { quiet: true }).catch(() => {
          // It is changed; this tab shows it with its next load.
        });
      return answer;
    },
  };
}
