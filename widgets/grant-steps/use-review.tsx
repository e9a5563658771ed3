import { type ReactNode, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import type { GrantChange } from '../../engine/schema/calls/index.ts';
import type { GrantKind } from '../../engine/schema/grants/grant-kinds.ts';
import { GrantReview, type Terms } from './GrantReview.tsx';
import type { Grants } from './use-grants.ts';

type Wanted = Partial<Record<GrantKind, string[]>>;

interface Asked {
  /** What would change. @throws RequestFailure, which has been said */
  tell(wanted: Wanted): Promise<GrantChange>;
  /** @throws RequestFailure, which the dialog says */
  make(wanted: Wanted, terms: Terms): Promise<GrantChange>;
  /** Something changes beside single rights. */
  readonly isMore?: boolean;
  /** It is done: the first step is shown anew. */
  onMade(): void;
}

/** A change of rights that is told before it is made. */
export function useReview(grants: Grants, { tell, make, isMore = false, onMade }: Asked) {
  const { translate, toast } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const [review, setReview] = useState<{ readonly change: GrantChange; readonly wanted: Wanted } | null>(null);
  const compare = async () => {
    setIsBusy(true);
    try {
      const wanted = await grants.wanted();
      if (!wanted) return;
      const change = await tell(wanted);
      if (change.counts.added + change.counts.removed > 0 || isMore) setReview({ change, wanted });
      else toast('info', translate('grant.unchanged'));
    } catch (error) {
      if (!isRequestFailure(error)) throw error;
    } finally {
      setIsBusy(false);
    }
  };
  const confirm = async (wanted: Wanted, terms: Terms) => {
    const { people } = await make(wanted, terms);
    setReview(null);
    toast('success', translate('grant.saved', { people }));
    onMade();
    await grants.start();
  };
  const dialog: ReactNode = review && (
    <GrantReview
      change={review.change}
      onConfirm={(terms) => confirm(review.wanted, terms)}
      onStale={() => {
        setReview(null);
        void grants.renew().then(compare);
      }}
      onClose={() => setReview(null)}
    />
  );
  return { isBusy, compare, dialog };
}
