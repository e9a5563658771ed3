import type { Chance } from './chance.ts';
import words from './words.json' with { type: 'json' };

/** A row of the demo: who wrote it, when, and what a form would have sent. */
export interface DemoRow {
  readonly by: string;
  readonly at: Date;
  readonly values: Record<string, unknown>;
  /** Whoever waits for it to be looked at is told so. */
  readonly asks?: boolean;
}

/** A row that is stored, with what the server has filled in. */
export interface DemoRecord extends DemoRow {
  readonly id: string;
}

/** What the rows of a model may be about: the day of the start, and what was stored before. */
export interface DemoWorld {
  readonly now: Date;
  stored(enCode: string): readonly DemoRecord[];
}

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
const minuteMs = 60_000;

/** Months that the demo looks back on, in days. */
const spanDays = 182;

/** What people read as a day and an hour: the tunnels stand in China. */
const zoneMs = 8 * hourMs;

/**
 * Moments of the last half year, oldest first and the closer the nearer to now: what is reported today is on the first page.
 * Those of days before lie between seven in the morning and nine in the evening.
 * @param newestMs how long ago the last one was, at least
 */
export function momentsOf(now: Date, count: number, newestMs = 20 * minuteMs): Date[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (count - 1 - index) / count;
    const time = now.getTime() - newestMs - share ** 1.7 * spanDays * dayMs;
    return new Date(time < now.getTime() - dayMs ? inDaytime(time) : time);
  });
}

/** Keeps the order: the hours of a day are drawn together. */
function inDaytime(time: number): number {
  const midnight = Math.floor((time + zoneMs) / dayMs) * dayMs - zoneMs;
  return midnight + 7 * hourMs + ((time - midnight) * 14) / 24;
}

export const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
export const iso = (at: Date): string => at.toISOString();

/** A calendar day. */
export const dayOf = (at: Date): string => iso(at).slice(0, 10);

export const stake = (metres: number): string =>
  `K${Math.floor(metres / 1000)}+${String(metres % 1000).padStart(3, '0')}`;

/** A place in a tunnel: the stake lies within the section. */
export function placeIn(chance: Chance) {
  const section = chance.one(words.sections);
  const metres = chance.between(section.from / 20, section.to / 20) * 20;
  return {
    tunnel: section.tunnel,
    cabin: chance.one(words.cabins),
    section: section.id,
    stake: stake(metres),
    metres,
  };
}

/** Materials of a list, each once, in some quantity. @param named also by name and specification, as they are typed in */
export function materialLines(chance: Chance, most: number) {
  const first = chance.between(0, words.materials.length - 1);
  return Array.from({ length: chance.between(1, most) }, (_, index) => {
    const material = words.materials[(first + index * 3) % words.materials.length];
    if (!material) throw new Error('The demo has an empty list of words.');
    return { ...material, quantity: chance.between(1, 40) };
  });
}

/** People of a team, its leader among them. */
export const { people } = words;
export { words };
