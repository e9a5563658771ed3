import { htmlLanguages } from '../text/html-languages.ts';
import type { Language, Translate } from '../text/text.ts';
import { dateFormats, formatInstant, offsetMs, timeOf } from '../values/index.ts';

export interface MomentWords {
  readonly language: Language;
  readonly translate: Translate;
  /** IANA name of the zone of the installation. */
  readonly timeZone: string;
  /** That of the machine in front of which somebody reads. */
  readonly machineZone: string;
}

/**
 * A moment to the second with the zone that it is written in, and beside it what the clock of the machine showed, where it
 * goes otherwise. @param moment as `timeOf` reads it; '' for what is none
 */
export function momentTitle(moment: string | number, words: MomentWords): string {
  const { language, translate, timeZone, machineZone } = words;
  const at = timeOf(moment);
  if (Number.isNaN(at)) return '';
  const time = formatInstant(moment, dateFormats.second, timeZone);
  const title = translate('time.inZone', { time, zone: zoneWords(timeZone, at, language) });
  if (!goesOtherwise(timeZone, machineZone, at)) return title;
  const machineTime = formatInstant(moment, dateFormats.second, machineZone);
  return `${title}\n${translate('time.onMachine', { time: machineTime, zone: offsetWords(machineZone, at) })}`;
}

/** Whether the clocks of two zones show another time at a moment, in ms since 1970. */
export function goesOtherwise(zone: string, other: string, at: number): boolean {
  return zone !== other && offsetAt(zone, at) !== offsetAt(other, at);
}

/** `China Standard Time, UTC+8`; the distance from UTC alone where a zone has no name in the language. */
export function zoneWords(timeZone: string, at: number, language: Language): string {
  const offset = offsetWords(timeZone, at);
  const name = zoneName(timeZone, language);
  return name === '' ? offset : `${name} ${offset}`;
}

const wholeSecond = (at: number) => Math.floor(at / 1000) * 1000;
const offsetAt = (timeZone: string, at: number) => offsetMs(wholeSecond(at), timeZone);

function offsetWords(timeZone: string, at: number): string {
  const minutes = Math.round(offsetAt(timeZone, at) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const sign = minutes < 0 ? '-' : '+';
  return `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

const names = new Map<string, string>();

/** Lists ask for the same name in every cell. */
function zoneName(timeZone: string, language: Language): string {
  const key = `${language} ${timeZone}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(htmlLanguages[language], { timeZone, timeZoneName: 'longGeneric' });
  const written = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const name = /^(?:GMT|UTC)\b/.test(written) ? '' : written;
  names.set(key, name);
  return name;
}
