import type { createStore } from 'jotai';
import type { Services } from '../../engine/render/services.ts';
import { type Language, languages, type Translate } from '../../engine/schema/text/text.ts';
import type { Client } from '../request/client.ts';
import { isCallName } from '../request/client.ts';
import type { Tokens } from '../request/renewal.ts';
import { safeRedirect } from '../router/routes.ts';
import { type CloseWhich, refreshAtom, tabsAtom, withoutTabs } from '../router/tabs.ts';
import { hashPassword, type Info, sessionAtom, tokenStore } from '../session/session.ts';
import { colourAtom, languageAtom, modeAtom, sidebarAtom } from '../settings/settings.ts';
import { removeStored, writeStored } from '../settings/storage.ts';
import { type ThemeColour, themeColours } from '../theme/palette.ts';
import { saveFile } from './transfer.ts';
import { loadLanguage } from './words.ts';

interface Around {
  readonly client: Client;
  readonly store: ReturnType<typeof createStore>;
  readonly translate: Translate;
  readonly toast: Services['toast'];
  /** Asks pages with unsaved work first. */
  go(to: string): void;
  mayLeave(): Promise<boolean>;
  /** Goes without asking. */
  navigate(to: string): void;
}

type Args = Readonly<Record<string, unknown>>;
/** @param quiet the caller shows a failure itself */
type Command = (args: Args, quiet: boolean) => unknown;

/** What a screen can ask of the shell by name; each is an entry here and nothing else. */
export function createCommands(around: Around): Services['command'] {
  const { client, store, translate, toast, go, mayLeave, navigate } = around;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const commands: Record<string, Command> = {
    async signIn({ account, password, remember }, quiet) {
      const name = text(account).trim();
      const body = {
        account: name,
        password: await hashPassword(text(password)),
        origin: 'password',
        scope: 'all',
        grant_type: 'password',
      };
      const tokens = (await client.request('login', { body, quiet })) as Tokens; // by the call's shape
      tokenStore.write(tokens);
      // A single box is a list of one choice, a switch is true or false.
      const isKept = Array.isArray(remember) ? remember.length > 0 : remember === true;
      if (isKept) writeStored('account', name);
      else removeStored('account');
      store.set(sessionAtom, { status: 'none' });
      const wanted = new URLSearchParams(window.location.search).get('redirect');
      go(safeRedirect(wanted, window.location.origin));
    },
    async signOut() {
      if (!(await mayLeave())) return;
      try {
        await client.request('logout', { quiet: true });
      } catch {
        // The person wants to be out: what is stored here goes whatever the server says.
      }
      // The rest of the session goes when the sign-in page is there: sooner, the guard would send them there with a way back.
      tokenStore.clear();
      navigate('/login');
    },
    /** Asks anew what the person may see: after a menu entry was made, for instance. */
    async refreshSession(_args, quiet) {
      const info = (await client.request('currentUser', { quiet })) as Info; // by the call's shape
      store.set(sessionAtom, { status: 'ready', ...info });
    },
    async setLanguage({ value }, quiet) {
      const language = languages.find((one) => one === value);
      if (!language) return;
      try {
        await loadLanguage(language);
      } catch (error) {
        if (!quiet) toast('error', translate('request.failed'));
        throw error;
      }
      store.set(languageAtom, language satisfies Language);
    },
    setMode({ value }) {
      const next = value === 'dark' || value === 'light' ? value : store.get(modeAtom) === 'dark' ? 'light' : 'dark';
      store.set(modeAtom, next);
    },
    setColour({ value }) {
      const colour = themeColours.find((one) => one === value);
      if (colour) store.set(colourAtom, colour satisfies ThemeColour);
    },
    toggleSidebar({ open }) {
      store.set(sidebarAtom, typeof open === 'boolean' ? open : !store.get(sidebarAtom));
    },
    closeTab({ path, which, open }) {
      const kind: CloseWhich = which === 'others' || which === 'all' ? which : 'this';
      const { tabs, go: next } = withoutTabs(store.get(tabsAtom), kind, text(path), text(open));
      store.set(tabsAtom, tabs);
      if (next) go(next);
    },
    refreshTab() {
      store.set(refreshAtom, (count) => count + 1);
    },
    toggleFullscreen() {
      return document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    },
    async copy({ value }) {
      await navigator.clipboard.writeText(text(value));
    },
    /** Asks a call whose answer is a text with a file name, and hands it over as a file. */
    async download({ call, params }) {
      const name = text(call);
      if (!isCallName(name)) throw new Error(name);
      const answer = await client.request(name, { params: params as Args });
      const { fileName, design } = answer as { fileName: string; design: string }; // by the call's shape
      saveFile(fileName, design, 'application/json');
    },
    /** Hands several texts over as one file. */
    async saveFiles({ fileName, files }) {
      const { zipTexts } = await import('./zip-texts.ts');
      const named = (Array.isArray(files) ? files : []).map((file) => ({
        fileName: text(Object(file).fileName),
        text: text(Object(file).design),
      }));
      if (named.length > 0) saveFile(text(fileName), zipTexts(named, new Date()), 'application/zip');
    },
    /** Puts the focus into the search box for pages, wherever it stands. */
    openSearch() {
      window.dispatchEvent(new CustomEvent('adit:search'));
    },
    back: () => window.history.back(),
    reloadPage: () => window.location.reload(),
  };
  return async (name, args, { quiet = false } = {}) => {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) {
      toast('error', translate('command.unknown', { name }));
      throw new Error(name);
    }
    return command(args, quiet);
  };
}
