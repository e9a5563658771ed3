import { firstTopic, generalTopics, recordsTopic } from '../../engine/schema/help/general-topics.ts';
import type { HelpTexts } from '../../engine/schema/help/load-help.ts';
import { articleWords } from '../../engine/schema/help/read-article.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { isComing, menuName, menuPages, menuTypes } from '../shared/menu.ts';

export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly body: readonly string[];
  /** What it is found by, in small letters. */
  readonly words: string;
}

export interface TopicGroup {
  readonly name: string;
  readonly topics: readonly Topic[];
}

/** Help of every topic, by its id. */
export type HelpTopics = ReadonlyMap<string, HelpTexts>;

/**
 * The topics that concern a reader: the general ones, then those of the pages that his menu holds, under the outermost
 * folder of each and with the name that his menu gives it.
 * @param items the menu list of the session
 */
export function shownTopics(items: unknown, help: HelpTopics, general: string, language: Language): TopicGroup[] {
  const pages = menuPages(items).filter(({ item }) => !isComing(item));
  const codes = new Set(pages.map(({ item }) => item.enCode));
  const ofAll = generalTopics
    .filter(({ needs }) => needs === undefined || needs.some((code) => codes.has(code)))
    .flatMap(({ id }) => topicOf(id, help));
  const byFolder = new Map<string, Map<string, Topic>>();
  for (const { item, around } of pages) {
    const [topic] = topicOf(item.enCode, help, menuName(item, language));
    if (!topic || generalTopics.some(({ id }) => id === topic.id)) continue;
    const folder = around[0] ? menuName(around[0], language) : general;
    const own = byFolder.get(folder) ?? new Map<string, Topic>();
    byFolder.set(folder, own.set(topic.id, own.get(topic.id) ?? topic));
  }
  const ofPages = [...byFolder].map(([name, topics]) => ({ name, topics: [...topics.values()] }));
  return [{ name: general, topics: ofAll }, ...ofPages].filter(({ topics }) => topics.length > 0);
}

function topicOf(id: string, help: HelpTopics, name?: string): Topic[] {
  const texts = help.get(id);
  if (!texts) return [];
  const { body } = texts;
  const title = name ?? texts.title;
  return [{ id, title, body, words: `${title}\n${texts.title}\n${articleWords(body)}`.toLowerCase() }];
}

/** The topic that belongs to a page; where none does, the first one. */
export function topicAt(path: unknown, items: unknown, help: HelpTopics): string {
  const item = menuPages(items).find((page) => page.path === path)?.item;
  if (item && help.has(item.enCode)) return item.enCode;
  if (item?.type === menuTypes.model) return recordsTopic;
  return generalTopics.find(({ paths }) => paths?.some((one) => one === path))?.id ?? firstTopic;
}

/** Topics whose title or words have every part of a word in them, in their groups. */
export function topicsWith(groups: readonly TopicGroup[], word: string): readonly TopicGroup[] {
  const parts = word.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return groups;
  return groups
    .map(({ name, topics }) => ({
      name,
      topics: topics.filter(({ words }) => parts.every((part) => words.includes(part))),
    }))
    .filter(({ topics }) => topics.length > 0);
}
