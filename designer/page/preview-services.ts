import { requestsBy } from '../../engine/contract/requests.ts';
import type { Services } from '../../engine/contract/services.ts';
import { isReadable } from '../sources/readable.ts';

/**
 * What a page may do while it is only looked at: asking goes to the server, with the rights of the person who looks;
 * whatever would change something, or lead away, is said instead of done.
 * @param say what would have happened: `request`, `navigate`, `command` or `upload`, and its name
 */
export function previewServices(services: Services, say: (what: string, name: string) => void): Services {
  const refuse = (what: string, name: string) => {
    say(what, name);
    return null;
  };
  return {
    ...services,
    ...requestsBy(async (call, input) =>
      isReadable(call) ? services.requestNamed(call, input) : refuse('request', call),
    ),
    command: async (name) => refuse('command', name),
    navigate: (to) => say('navigate', to),
    upload: async (file) => {
      say('upload', file.name);
      return { fileId: file.name, name: file.name, url: '', fileSize: file.size };
    },
    drafts: { read: () => undefined, write: () => {}, remove: () => {} },
    guardLeave: () => () => {},
  };
}
