import { createContext, useContext, useMemo } from 'react';
import { ScreensContext } from '../../engine/contract/outlet.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { storedText } from '../shared/stored-text.ts';

export interface ScreenPartProps extends ActionProps {
  /** Id of the screen. */
  readonly screen?: string;
}

/** Screens around this place that stand in one another. */
const AroundContext = createContext<readonly string[]>([]);

/** A screen inside another, fetched when it is first shown: what is seen seldom does not make the page around it heavy. */
export function ScreenPart({ screen }: ScreenPartProps) {
  const { translate } = useServices();
  const draw = useContext(ScreensContext);
  const around = useContext(AroundContext);
  const id = storedText(screen);
  const within = useMemo(() => (id === undefined ? around : [...around, id]), [around, id]);
  if (id === undefined) return <p>{translate('widget.screenPart.none')}</p>;
  if (around.includes(id)) return <p role="alert">{translate('widget.screenPart.itself', { screen: id })}</p>;
  return <AroundContext value={within}>{draw?.(id)}</AroundContext>;
}
