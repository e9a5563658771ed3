import { useAtomValue } from 'jotai';
import { useContext, useEffect, useMemo, useState } from 'react';
import type { Scope } from '../../engine/data/fill-places.ts';
import type { Registry } from '../../engine/registry.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { localText } from '../../engine/schema/documents/text.ts';
import { loadRegistryOf } from '../../widgets/load-widget.ts';
import { addWords } from '../services/words.ts';
import { colourAtom, languageAtom, modeAtom, sidebarAtom } from '../settings/settings.ts';
import { isText, readStored } from '../settings/storage.ts';
import { RegistryContext } from './registry-context.ts';
import { loadScreen } from './screens.ts';

interface Props {
  readonly id: string;
  readonly given?: Scope;
  /** The page is called by the screen's own title: nobody else names it. */
  readonly titled?: boolean;
}

interface Opened {
  readonly screen: ScreenDocument;
  readonly registry: Registry;
}

const nothing: Scope = {};

/** A screen of `schemas/screens`, with what the shell knows as its sources. */
export function ScreenPage({ id, given = nothing, titled = false }: Props) {
  const whole = useContext(RegistryContext);
  const [opened, setOpened] = useState<Opened>();
  const screen = opened?.screen;
  const [language, mode, colour, sidebar] = [
    useAtomValue(languageAtom),
    useAtomValue(modeAtom),
    useAtomValue(colourAtom),
    useAtomValue(sidebarAtom),
  ];
  useEffect(() => {
    let wanted = true;
    open(id, whole).then((next) => wanted && setOpened(next));
    return () => {
      wanted = false;
    };
  }, [id, whole]);
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
  if (!opened) return null;
  return (
    <ScreenView
      key={id}
      document={opened.screen}
      registry={opened.registry}
      given={sources}
      idPrefix={`${id}-`}
      summary={false}
    />
  );
}

/** Before the product stands there, a screen brings its own widgets and their words, and nothing else. */
async function open(id: string, whole: Registry | null): Promise<Opened | undefined> {
  const screen = await loadScreen(id);
  if (!screen) return undefined;
  const registry = whole ?? (await loadRegistryOf(screen.nodes));
  addWords([...registry.descriptors.values()].map(({ texts }) => texts));
  return { screen, registry };
}
