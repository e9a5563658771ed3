import { Alert, Button } from 'antd';
import { useOpenModel } from '../parts/open-model.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import type { SavingState } from './model-saver.ts';

/** Why the work is not on the server, and what to do; nothing while it is, or can be. */
export function SaveTrouble({ saving }: { readonly saving: SavingState }) {
  const translate = useDesignerText();
  const { save } = useOpenModel();
  if (saving.status !== 'failed') return null;
  const { conflict, message } = saving;
  return (
    <Alert
      banner
      type="error"
      title={
        conflict
          ? translate('designer.frame.conflict', { revision: conflict.revision })
          : translate('designer.frame.failedText', { message: withoutStop(message ?? '') })
      }
      action={
        conflict ? undefined : (
          <Button size="small" onClick={() => void save()}>
            {translate('designer.frame.again')}
          </Button>
        )
      }
    />
  );
}

/** The sentence around it has its own. */
function withoutStop(words: string): string {
  return words.replace(/[。.]$/, '');
}
