import { useMemo } from 'react';
import { useServices } from '../contract/services.ts';
import { goesOtherwise, momentTitle, zoneWords } from '../schema/helpers/moment-words.ts';
import { dateFormats, formatInstant, machineTimeZone } from '../schema/values/index.ts';

/** Moments, as `timeOf` reads them, in the zone of the installation: one wherever they stand. '' for what is none. */
export interface Moments {
  /** @param format to the minute where nothing else is said */
  text(moment: string | number, format?: string): string;
  /** For the tooltip: to the second, with the zone. */
  title(moment: string | number): string;
  /** The zone in words, where the clock of the machine goes otherwise. */
  zoneElsewhere(): string | undefined;
}

export function useMoments(): Moments {
  const { language, translate, timeZone } = useServices();
  return useMemo(() => {
    const words = { language, translate, timeZone, machineZone: machineTimeZone() };
    return {
      text: (moment, format = dateFormats.minute) => formatInstant(moment, format, timeZone),
      title: (moment) => momentTitle(moment, words),
      zoneElsewhere: () =>
        goesOtherwise(timeZone, words.machineZone, Date.now())
          ? translate('time.zoneNote', { zone: zoneWords(timeZone, Date.now(), language) })
          : undefined,
    };
  }, [language, translate, timeZone]);
}
