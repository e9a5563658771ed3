import type { Browser, FileChooser, Locator, Page } from 'playwright';
import { focusFault } from './keyboard-focus.ts';
import { pictureOfFailure, visit } from './product.ts';

type Role = Parameters<Page['getByRole']>[0];
type Words = string | RegExp;

/** What can be looked at: the part of a page or of a place in it that does nothing to it. */
export interface Sight {
  getByRole(role: Role, options?: { name?: Words; exact?: boolean }): Seen;
  getByText(text: Words, options?: { exact?: boolean }): Seen;
  locator(selector: string): Seen;
}
export interface Seen
  extends Sight,
    Pick<Locator, 'count' | 'getAttribute' | 'inputValue' | 'textContent' | 'waitFor'> {
  filter(options: { hasText: Words }): Seen;
  first(): Seen;
  last(): Seen;
  nth(index: number): Seen;
}

/** Where the focus is to go: by role and name, as a screen reader says it. */
export interface Stop {
  readonly role: Role;
  readonly name: Words;
  /** Among several of one name: inside this. */
  readonly inside?: Seen;
}

/** How many keys to a place are one too many: a person would ask for a shorter way. */
const pressesMost = 40;
/** How long the focus may take to arrive when something opens or closes, ms. */
const settlesWithinMs = 5_000;

/** A person at a keyboard: keys go in, and after each of them the focus has to be found by eye. */
export interface Keyboard {
  readonly pressed: number;
  press(key: string, times?: number): Promise<void>;
  /** Text in the place of what stands there. */
  type(text: string): Promise<void>;
  /** Whether the stop has the focus now. */
  isAt(stop: Stop): Promise<boolean>;
  /** Tab until the stop has the focus. */
  tabTo(stop: Stop, most?: number): Promise<void>;
  /** Shift+Tab until the stop has the focus. */
  backTo(stop: Stop, most?: number): Promise<void>;
  /** Presses `key` until the stop has the focus: arrows of a menu, for instance. */
  moveTo(key: string, stop: Stop, most?: number): Promise<void>;
  /** Waits until the stop has the focus by itself: after a dialog has opened or closed. */
  at(stop: Stop): Promise<void>;
  /** Presses the button that has the focus, which opens the file chooser, and hands it a file. */
  chooseFile(file: Parameters<Page['setInputFiles']>[1]): Promise<void>;
  /** Reads something of what has the focus. */
  read<Value>(reader: (focused: Element) => Value): Promise<Value>;
}

export interface KeyboardVisitor {
  readonly keys: Keyboard;
  readonly sight: Sight;
  readonly complaints: string[];
  open(path: string): Promise<void>;
  /** Waits for an address of the page. */
  arrive(path: RegExp): Promise<void>;
  picture(task: Parameters<typeof pictureOfFailure>[1]): Promise<void>;
}

/** A person whose hands stay on the keyboard: the page itself is not handed out, so that nothing in a walk can point at it. */
export async function visitByKeyboard(browser: Browser, url: string): Promise<KeyboardVisitor> {
  const { page, complaints } = await visit(browser, url);
  await page.addInitScript(() => {
    // The keyboard's own clicks come without a pointer.
    window.addEventListener('pointerdown', (event) => event.isTrusted && console.error('pointer: it was used'), true);
  });
  return {
    keys: createKeyboard(page),
    sight: page,
    complaints,
    open: async (path) => void (await page.goto(path)),
    arrive: (path) => page.waitForURL(path),
    picture: (task) => pictureOfFailure(page, task),
  };
}

/** The keys of a page, for a walk that has other means beside them. */
export function createKeyboard(page: Page): Keyboard {
  let pressed = 0;
  // Listened to from the start: what opens before the browser knows of a listener is a window of the system's.
  const choosers: FileChooser[] = [];
  page.on('filechooser', (chooser) => choosers.push(chooser));
  const nextFrame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  const isThere = (stop: Stop) => focusIsOn(page, stop);
  const settle = async (after: string) => {
    const until = Date.now() + settlesWithinMs;
    let fault = await page.evaluate(focusFault);
    while (fault !== '' && Date.now() < until) {
      await nextFrame();
      fault = await page.evaluate(focusFault);
    }
    if (fault !== '') throw new Error(`After ${after}: ${fault}`);
  };
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      pressed += 1;
      await page.keyboard.press(key);
      await settle(key);
    }
  };
  const moveTo = async (key: string, stop: Stop, most = pressesMost) => {
    // Nobody sets out for what is not there yet.
    await found(page, stop).first().waitFor();
    for (let time = 0; time <= most; time += 1) {
      if (await isThere(stop)) return;
      if (time < most) await press(key);
    }
    throw new Error(`${most} times ${key} do not lead to the ${stop.role} ${stop.name}`);
  };
  return {
    isAt: isThere,
    get pressed() {
      return pressed;
    },
    press,
    async type(text) {
      await press('ControlOrMeta+A');
      pressed += text.length;
      await page.keyboard.type(text);
      await settle(text);
    },
    moveTo,
    tabTo: (stop, most) => moveTo('Tab', stop, most),
    backTo: (stop, most) => moveTo('Shift+Tab', stop, most),
    async at(stop) {
      const until = Date.now() + settlesWithinMs;
      while (!(await isThere(stop))) {
        if (Date.now() > until) throw new Error(`The ${stop.role} ${stop.name} does not get the focus`);
      }
      await settle('waiting');
    },
    async chooseFile(file) {
      await press('Enter');
      const until = Date.now() + settlesWithinMs;
      while (choosers.length === 0 && Date.now() < until) await nextFrame();
      const chooser = choosers.shift();
      if (!chooser) throw new Error('No file chooser was opened');
      await chooser.setFiles(file);
    },
    async read(reader) {
      const focused = await page.evaluateHandle(() => document.activeElement ?? document.body);
      const value = await focused.evaluate(reader);
      await focused.dispose();
      return value;
    },
  };
}

function found(page: Page, { role, name, inside }: Stop): Locator {
  // What is looked at is a locator of the page, of which `Seen` shows a part.
  const around = (inside as Locator | undefined) ?? page;
  return around.getByRole(role, { name, exact: typeof name === 'string' });
}

function focusIsOn(page: Page, stop: Stop): Promise<boolean> {
  return found(page, stop).evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}
