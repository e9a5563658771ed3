import { Button } from 'antd';
import { useAtomValue, useSetAtom } from 'jotai';
import { useServices } from '../../engine/contract/services.ts';
import { isOldAtom, putOffAtom } from '../services/served-build.ts';
import { addWords } from '../words/words.ts';
import { Strip } from './Strips.tsx';
import { screenTexts } from './screen-texts.ts';

addWords([screenTexts]);

/** Offers, once, to load the page anew when a newer build is served; the page goes on working either way. */
export function OldPageNotice() {
  const { translate, command } = useServices();
  const isOld = useAtomValue(isOldAtom);
  const putOff = useSetAtom(putOffAtom);
  if (!isOld) return null;
  const actions = (
    <>
      <Button type="link" size="small" onClick={() => void command('reloadPage', {}, { quiet: true })}>
        {translate('build.load')}
      </Button>
      <Button type="link" size="small" onClick={putOff}>
        {translate('build.later')}
      </Button>
    </>
  );
  return <Strip actions={actions}>{translate('build.newer')}</Strip>;
}
