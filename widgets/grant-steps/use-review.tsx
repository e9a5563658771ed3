import { type ReactNode, useState } from 'react';
import { isRequestFailure, type Services, useServices } from '../../engine/contract/services.ts';
import type { GrantChange } from '../../engine/schema/calls/index.ts';
import { GrantReview, type Terms, type ToldChange } from './GrantReview.tsx';
import type { Grants, StepKind, Wanted } from './use-grants.ts';

interface Asked<Kind extends StepKind, Change> {
  /** What would change. @throws RequestFailure, which has been said */
  tell(wanted: Wanted<Kind>): Promise<Change>;
  /** @throws RequestFailure, which the dialog says */
  make(wanted: Wanted<Kind>, terms: Terms, told: Change): Promise<Change>;
  /** What a change does, in words. */
  says(change: Change): readonly string[];
  /** Said once it is made. */
  saved(change: Change): string;
  /** Whether what is added may have a last day. */
  readonly hasEnd: boolean;
  /** Something changes beside single rights. */
  readonly isMore?: boolean;
  /** It is done: the first step is shown anew. */
  onMade(): void;
}

/** How changes of rights are told. */
export const grantWords = (translate: Services['translate']) => ({
  hasEnd: true,
  says: ({ counts, people }: GrantChange) => [translate('grant.reaches', { ...counts, people })],
  saved: ({ people }: GrantChange) => translate('grant.saved', { people }),
});

/** A change that is told before it is made. */
export function useReview<Kind extends StepKind, Change extends ToldChange>(
  grants: Grants<Kind>,
  { tell, make, says, saved, hasEnd, isMore = false, onMade }: Asked<Kind, Change>,
) {
  const { translate, toast } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const [review, setReview] = useState<{ readonly change: Change; readonly wanted: Wanted<Kind> } | null>(null);
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
  const confirm = async (
    { wanted, change }: { readonly wanted: Wanted<Kind>; readonly change: Change },
    terms: Terms,
  ) => {
    const made = await make(wanted, terms, change);
    setReview(null);
    toast('success', saved(made));
    onMade();
    await grants.start();
  };
  const dialog: ReactNode = review && (
    <GrantReview
      change={review.change}
      says={says(review.change)}
      hasEnd={hasEnd}
      onConfirm={(terms) => confirm(review, terms)}
      onStale={() => {
        setReview(null);
        void grants.renew().then(compare);
      }}
      onClose={() => setReview(null)}
    />
  );
  return { isBusy, compare, dialog };
}
