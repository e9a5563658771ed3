import { Button } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { places } from '../../engine/schema/routes/routes.ts';
import { addWords } from '../words/words.ts';
import { Strip, Strips } from './Strips.tsx';
import { safeModeKey } from './safe-mode.ts';
import { screenTexts } from './screen-texts.ts';
import type { AroundProps } from './screens.ts';

addWords([screenTexts]);

/** Loads the page anew, as others see it. */
function leaveSafeMode(): void {
  try {
    sessionStorage.removeItem(safeModeKey);
  } catch {
    // Nothing was kept.
  }
  const address = new URL(window.location.href);
  address.searchParams.delete('safe');
  window.location.replace(address);
}

/** Says that the shipped screens are shown, and leads back; designers are led to where it can be put right. */
export function SafeNotice({ designer = false }: { readonly designer?: boolean }) {
  const { translate, navigate } = useServices();
  const actions = (
    <>
      {designer && (
        <Button type="link" size="small" onClick={() => navigate(places.design)}>
          {translate('screen.design')}
        </Button>
      )}
      <Button type="link" size="small" onClick={leaveSafeMode}>
        {translate('safe.leave')}
      </Button>
    </>
  );
  return <Strip actions={actions}>{translate('safe.title')}</Strip>;
}

/** The same above a page before sign-in, where nothing else is said. */
export function SafeAround({ children }: AroundProps) {
  return (
    <>
      <Strips>
        <SafeNotice />
      </Strips>
      {children}
    </>
  );
}
