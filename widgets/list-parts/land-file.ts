import type { Services } from '../../engine/contract/services.ts';

/** Has the browser fetch a file by its address and save it under the name that the answer gives. */
export function landFile({ addressOf }: Pick<Services, 'addressOf'>, url: string): void {
  const link = document.createElement('a');
  link.href = addressOf(url);
  link.download = '';
  link.click();
}
