import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import { ServicesContext, useServices } from '../../engine/contract/services.ts';
import { calcTexts } from '../../engine/schema/calc/index.ts';
import { parts } from '../../engine/schema/routes/routes.ts';
import { DensityContext } from '../../widgets/list-parts/density.ts';
import { createProductRegistry } from '../../widgets/registry.ts';
import { FrameThemesContext } from '../../widgets/shared/frame.ts';
import * as frameIcons from '../../widgets/shared/frame-icons.ts';
import { addIcons } from '../../widgets/shared/PageIcon.tsx';
import { useLive } from '../live/use-live.ts';
import { createReference } from '../reference/reference.ts';
import { shareReference } from '../reference/share-reference.ts';
import '../request/page-calls.ts';
import { useGuardedHistory } from '../router/guarded-history.ts';
import { refreshAfterChanges } from '../services/refresh-after-changes.ts';
import { useNamesIn } from '../session/use-names-in.ts';
import { takeAccountSettings } from '../settings/account-settings.ts';
import { languageAtom, modeAtom, rowHeightAtom, settingsAtom } from '../settings/settings.ts';
import { useDateLanguage } from '../settings/use-date-language.ts';
import { frameThemes } from '../theme/frame-themes.ts';
import { pageWordWidgets } from '../words/word-files.ts';
import { addWords, loadWordsLate } from '../words/words.ts';
import { AlonePage } from './AlonePage.tsx';
import { pageWidgets } from './page-widgets.ts';
import { RegistryContext } from './registry-context.ts';
import { ShellPage, type ShellPageProps } from './ShellPage.tsx';
import { useAgreement } from './use-agreement.ts';

const registry = createProductRegistry(pageWidgets, (key) =>
  pageWordWidgets.includes(key) ? loadWordsLate('page') : undefined,
);
addIcons(frameIcons);
addWords([calcTexts, ...[...registry.descriptors.values()].map(({ texts }) => texts)]);

/** One for the page; it holds answers of one person in one language. */
const reference = createReference();

/** All that the sign-in page does without: every widget by name, their words, dates, and the frame with its pages. */
export function SignedInPage(props: ShellPageProps) {
  const language = useAtomValue(languageAtom);
  const dated = useDateLanguage(language);
  const rowHeight = useAtomValue(rowHeightAtom);
  const mode = useAtomValue(modeAtom);
  const { slideClass: block, colour } = useAtomValue(settingsAtom);
  const themes = useMemo(() => frameThemes({ mode, block, colour, rowHeight }), [mode, block, colour, rowHeight]);
  const services = useServices();
  useGuardedHistory();
  const { userId, preferences } = props.info.userInfo;
  const store = useStore();
  const sharing = useMemo(
    () => shareReference(refreshAfterChanges(services), reference, `${userId}/${language}`),
    [services, userId, language],
  );
  useNamesIn(language, services);
  useLive(sharing, reference);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a person; what is chosen later is chosen here
  useEffect(() => void takeAccountSettings(store, preferences), [store, userId]);
  // Nothing of it is left for whoever signs in next.
  useEffect(() => reference.clear, []);
  const mustAgree = useAgreement(props.info.userInfo);
  const given = useMemo(() => ({ session: props.info }), [props.info]);
  if (!dated) return null;
  return (
    <ServicesContext value={sharing}>
      <RegistryContext value={registry}>
        <DensityContext value={rowHeight}>
          <FrameThemesContext value={themes}>
            {mustAgree ? <AlonePage id={parts.agreement} given={given} /> : <ShellPage {...props} />}
          </FrameThemesContext>
        </DensityContext>
      </RegistryContext>
    </ServicesContext>
  );
}
