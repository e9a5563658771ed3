import dayjsConfig from '@rc-component/picker/generate/dayjs';
import generatePicker from 'antd/es/date-picker/generatePicker';
import type { Dayjs } from 'dayjs';
import { readStored, readTyped } from './day-format.ts';

const pickers = new Map<string, ReturnType<typeof pickerOf>>();

/** antd's pickers for one zone: "today" and "now" are what the clocks of the zone show, wherever the browser is. */
export function pickerIn(timeZone: string) {
  const known = pickers.get(timeZone);
  if (known) return known;
  const made = pickerOf(timeZone);
  pickers.set(timeZone, made);
  return made;
}

function pickerOf(timeZone: string) {
  return generatePicker<Dayjs>({
    ...dayjsConfig,
    getNow: () => readStored(new Date().toISOString(), timeZone) ?? dayjsConfig.getNow(),
    getFixedDate: (day) => readTyped(day, ['YYYY-MM-DD', 'YYYY-M-DD']) ?? dayjsConfig.getFixedDate(day),
    locale: { ...dayjsConfig.locale, parse: (_locale, text, formats) => readTyped(text, formats) },
  });
}
