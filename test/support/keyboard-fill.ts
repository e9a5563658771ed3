import type { Keyboard, Seen, Sight } from './keyboard.ts';

/** A picture of one pixel: the smallest file that is what it says. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Where the focus is in a form. */
interface Place {
  /** Id of the field's element; '' outside of fields. */
  readonly id: string;
  /** Key of its widget. */
  readonly key: string;
  readonly label: string;
  /** Place among the controls of the field, from 0. */
  readonly part: number;
  /** The words of a button, '' for anything else. */
  readonly button: string;
  readonly filled: boolean;
}

/** Fields that are filled in by hand, by their labels: each is handed the keyboard when Tab gets there. */
export type ByHand = Readonly<Record<string, () => Promise<void>>>;

/** More stops than any form of these walks has. */
const stopsMost = 120;

/**
 * Goes down a form with Tab, from the field that has the focus, and fills in what is empty; ends on the button `last`.
 * @returns the labels of what was filled in, in the order of the Tab key
 */
export async function fillByKeyboard(
  keys: Keyboard,
  sight: Sight,
  last: string,
  byHand: ByHand = {},
): Promise<string[]> {
  const filled: string[] = [];
  const seen = new Set<string>();
  for (let stop = 0; stop < stopsMost; stop += 1) {
    const place = await keys.read(placeOf);
    if (place.button === last) return filled;
    // A span has two ends; other fields have at most buttons beside their control.
    const name = place.key === 'dateRange' ? `${place.id} ${place.part}` : place.id;
    if (place.id !== '' && !seen.has(name)) {
      seen.add(name);
      const own = byHand[place.label];
      const fill = own ?? (place.filled ? undefined : fillers[place.key]);
      if (fill) {
        await fill(keys, sight, place);
        if (!filled.includes(place.label)) filled.push(place.label);
      }
    }
    await keys.press('Tab');
  }
  throw new Error(`${stopsMost} stops of the Tab key do not lead to ${last}`);
}

/** Runs in the page. */
function placeOf(focused: Element): Place {
  const item = focused.closest<HTMLElement>('.adit-item[data-key]');
  const controls = [...(item?.querySelectorAll('input, textarea, button, [tabindex="0"]') ?? [])];
  const words = (element: Element | null | undefined) => element?.textContent?.replace(/^\*/, '').trim() ?? '';
  const isBox = focused instanceof HTMLInputElement && ['checkbox', 'radio'].includes(focused.type);
  const isText = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  const hasChoice = item?.querySelector('.ant-select-content-has-value, input:checked') !== null;
  return {
    id: item?.id ?? '',
    key: item?.dataset.key ?? '',
    label: words(item?.querySelector('.adit-label')),
    part: controls.indexOf(focused),
    button: focused instanceof HTMLButtonElement && !item ? words(focused) : '',
    filled: (isText && !isBox && focused.value !== '') || (item !== null && hasChoice),
  };
}

type Fill = (keys: Keyboard, sight: Sight, place: Place) => Promise<void>;

/** The first of the texts that the field's own rules take, asked as a person would find out: by going on. */
const fillText =
  (...texts: string[]): Fill =>
  async (keys, sight, { id }) => {
    for (const text of texts) {
      await keys.type(text);
      await keys.press('Tab');
      await keys.press('Shift+Tab');
      if ((await sight.locator(`[id="${id}"] .adit-error`).count()) === 0) return;
    }
  };

const openPopup = (sight: Sight): Seen =>
  sight.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden):not(.ant-slide-up-leave)').last();

const chooseOption: Fill = async (keys, sight) => {
  await keys.press('Enter');
  const popup = openPopup(sight);
  await popup.locator('[class*=-active]').first().waitFor();
  await keys.press('Enter');
  // A choice of several stays open; one of one closes by itself.
  const isOpen = await keys.read((focused) => focused.getAttribute('aria-expanded') === 'true');
  if (isOpen) await keys.press('Escape');
  await openPopup(sight).waitFor({ state: 'hidden' });
};

/** Down the columns to a leaf. */
const choosePath: Fill = async (keys, sight) => {
  await keys.press('Enter');
  await openPopup(sight).waitFor();
  await keys.press('ArrowDown');
  for (let level = 0; level < 10; level += 1) {
    const active = openPopup(sight).locator('.ant-cascader-menu-item-active').last();
    if ((await active.locator('.ant-cascader-menu-item-expand-icon').count()) === 0) break;
    await keys.press('ArrowRight');
  }
  await keys.press('Enter');
  await openPopup(sight).waitFor({ state: 'hidden' });
};

const typeDate =
  (...texts: string[]): Fill =>
  async (keys, sight, { part }) => {
    const text = texts[part === 0 ? 0 : 1] ?? texts[0] ?? '';
    await keys.type(text);
    await keys.press('Enter');
    await sight.locator('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)').waitFor({ state: 'hidden' });
  };

const addFile: Fill = async (keys, sight, { id }) => {
  await keys.chooseFile({ name: 'photo.png', mimeType: 'image/png', buffer: onePixel });
  await sight.locator(`[id="${id}"] [aria-busy=true]`).waitFor({ state: 'detached' });
  await sight
    .locator(`[id="${id}"]`)
    .getByText(/photo|png|1/i)
    .first()
    .waitFor();
};

const fillers: Readonly<Record<string, Fill>> = {
  input: fillText('K1200', '13800138000', 'zhou@example.com'),
  textarea: fillText('顶板渗漏水，已放置接水槽'),
  inputNumber: fillText('3'),
  inputIntNumber: fillText('3'),
  select: chooseOption,
  treeSelect: chooseOption,
  cascader: choosePath,
  radio: (keys) => keys.press('Space'),
  checkbox: (keys) => keys.press('Space'),
  date: typeDate('2026-11-20'),
  datetime: typeDate('2026-11-20 09:35'),
  time: typeDate('09:35:00'),
  dateRange: typeDate('2026-11-14', '2026-11-20'),
  rate: (keys) => keys.press('ArrowRight'),
  uploadImg: addFile,
  uploadFile: addFile,
};
