import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { Scope } from '../../engine/data/fill-places.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { localText } from '../../engine/schema/documents/text.ts';
import { colourAtom, languageAtom, modeAtom, sidebarAtom } from '../settings/settings.ts';
import { isText, readStored } from '../settings/storage.ts';
import { useRegistry } from './registry-context.ts';
import { loadScreen } from './screens.ts';

interface Props {
  readonly id: string;
  readonly given?: Scope;
  /** The page is called by the screen's own title: nobody else names it. */
  readonly titled?: boolean;
}

const nothing: Scope = {};

/** A screen of `schemas/screens`, with what the shell knows as its sources. */
export function ScreenPage({ id, given = nothing, titled = false }: Props) {
  const registry = useRegistry();
  const [screen, setScreen] = useState<ScreenDocument | null>();
  const [language, mode, colour, sidebar] = [
    useAtomValue(languageAtom),
    useAtomValue(modeAtom),
    useAtomValue(colourAtom),
    useAtomValue(sidebarAtom),
  ];
  useEffect(() => {
    let wanted = true;
    loadScreen(id).then((loaded) => wanted && setScreen(loaded ?? null));
    return () => {
      wanted = false;
    };
  }, [id]);
  useEffect(() => {
    const title = localText(screen?.title, language);
    if (titled && title) document.title = title;
  }, [titled, screen, language]);
  const sources = useMemo(
    () => ({
      settings: { language, mode, colour, sidebar, account: readStored('account', isText) ?? '' },
      ...given,
    }),
    [language, mode, colour, sidebar, given],
  );
  if (!screen) return null;
  return (
    <ScreenView key={id} document={screen} registry={registry} given={sources} idPrefix={`${id}-`} summary={false} />
  );
}
