import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { ServicesContext, useServices } from '../../engine/render/services.ts';
import { calcTexts } from '../../engine/schema/calc/index.ts';
import { calls } from '../../engine/schema/calls/index.ts';
import { DensityContext } from '../../widgets/model-list/density.ts';
import { createProductRegistry } from '../../widgets/registry.ts';
import { laterCalls } from '../request/later-calls.ts';
import { refreshAfterChanges } from '../services/refresh-after-changes.ts';
import { addWords } from '../services/words.ts';
import { languageAtom, rowHeightAtom } from '../settings/settings.ts';
import { useDateLanguage } from '../settings/use-date-language.ts';
import { pageWidgets } from './page-widgets.ts';
import { RegistryContext } from './registry-context.ts';
import { ShellPage, type ShellPageProps } from './ShellPage.tsx';

Object.assign(calls, laterCalls);
const registry = createProductRegistry(pageWidgets);
addWords([calcTexts, ...[...registry.descriptors.values()].map(({ texts }) => texts)]);

/** All that the sign-in page does without: every widget by name, their words, dates, and the frame with its pages. */
export function SignedInPage(props: ShellPageProps) {
  const language = useAtomValue(languageAtom);
  const dated = useDateLanguage(language);
  const rowHeight = useAtomValue(rowHeightAtom);
  const services = useServices();
  const refreshing = useMemo(() => refreshAfterChanges(services), [services]);
  if (!dated) return null;
  return (
    <ServicesContext value={refreshing}>
      <RegistryContext value={registry}>
        <DensityContext value={rowHeight}>
          <ShellPage {...props} />
        </DensityContext>
      </RegistryContext>
    </ServicesContext>
  );
}
