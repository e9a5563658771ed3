import { expect, it } from 'vitest';
import { engineTexts } from '../text/engine-texts.ts';
import { createTranslate, type Language } from '../text/text.ts';
import { goesOtherwise, momentTitle, zoneWords } from './moment-words.ts';

const at = '2026-11-20T14:28:05.500Z';
const title = (timeZone: string, machineZone: string, language: Language = 'en', moment: string | number = at) =>
  momentTitle(moment, { language, translate: createTranslate([engineTexts], language), timeZone, machineZone });

it('writes a moment in the zone of the installation and names it', () => {
  expect(title('Asia/Shanghai', 'Asia/Shanghai')).toContain('2026-11-20 22:28:05');
  expect(title('Asia/Shanghai', 'Asia/Shanghai')).toContain('UTC+8');
  expect(title('Asia/Shanghai', 'Asia/Shanghai')).not.toContain('\n');
  expect(title('Asia/Shanghai', 'Asia/Shanghai', 'zh')).toContain('中国');
});

it('says what the clock of the machine showed where that is another time', () => {
  const [installation, machine] = title('Asia/Shanghai', 'America/New_York').split('\n');
  expect(installation).toContain('22:28:05');
  expect(machine).toContain('2026-11-20 09:28:05');
  expect(machine).toContain('UTC-5');
  expect(title('Asia/Shanghai', 'Asia/Taipei')).not.toContain('\n');
});

it('goes with summer time, which zones begin on other days', () => {
  const [march, april] = [Date.UTC(2026, 2, 20), Date.UTC(2026, 3, 20)];
  expect(zoneWords('Europe/Berlin', march, 'en')).toContain('UTC+1');
  expect(zoneWords('Europe/Berlin', april, 'en')).toContain('UTC+2');
  expect(goesOtherwise('Europe/Berlin', 'Europe/London', april)).toBe(true);
  expect(goesOtherwise('Europe/London', 'UTC', march)).toBe(false);
  expect(goesOtherwise('Europe/London', 'UTC', april)).toBe(true);
});

it('writes parts of hours, and the distance alone of a zone without a name', () => {
  expect(zoneWords('Asia/Kolkata', Date.UTC(2026, 0, 1), 'en')).toContain('UTC+5:30');
  expect(zoneWords('America/St_Johns', Date.UTC(2026, 0, 1), 'en')).toContain('UTC-3:30');
  expect(zoneWords('Etc/GMT-3', Date.UTC(2026, 0, 1), 'en')).toBe('UTC+3');
});

it('is nothing for what is no moment', () => {
  expect(title('Asia/Shanghai', 'UTC', 'zh', '')).toBe('');
  expect(title('Asia/Shanghai', 'UTC', 'zh', Number.NaN)).toBe('');
});
