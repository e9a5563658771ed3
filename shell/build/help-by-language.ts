import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const folder = new URL('../../schemas/help/', import.meta.url);

/** Sends the built-in help in the language that is read: a topic's file has all of them. */
export function helpByLanguage(): Plugin {
  return {
    name: 'adit:help-by-language',
    apply: 'build',
    load(id) {
      const language = /[\\/]engine[\\/]schema[\\/]help[\\/]topics-(zh|en|zhtw)\.ts$/.exec(id)?.[1];
      if (language === undefined) return null;
      const topics = readdirSync(folder).map((file) => {
        const texts = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>; // shipped, tested
        return [file.replace(/\.json$/, ''), texts[language]];
      });
      return `export const topics = ${JSON.stringify(Object.fromEntries(topics))};\n`;
    },
  };
}
