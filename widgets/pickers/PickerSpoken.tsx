import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Picking } from './use-picking.ts';

/** What changes, for those who listen: how many are chosen, how many there are, and that more is on its way. */
export function PickerSpoken({ picking: { draft, levels, word } }: { readonly picking: Picking }) {
  const { translate } = useServices();
  const { status, total } = levels.root;
  const isLoading = [...levels.branches.values()].some((branch) => branch.status === 'loading');
  const found = translate(total === 0 ? (word ? 'picker.unmatched' : 'picker.nothing') : 'picker.total', {
    count: total,
  });
  return (
    <div role="status" className="adit-sr">
      <span>{translate('picker.chosenCount', { count: draft.chosen.length })}</span>
      {draft.isFull && <span>{translate('picker.most', { count: limits.pickedMost })}</span>}
      <span>{isLoading ? translate('picker.more') : status === 'ready' ? found : ''}</span>
    </div>
  );
}
