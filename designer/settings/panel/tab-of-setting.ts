/** Tabs by the beginning of the pointer of what is set in them; of what pages are made of, the later ones. */
const tabs: readonly (readonly [at: RegExp, names: readonly string[]])[] = [
  [/^\/config\/(?:regList|unique|trigger)(?:\/|$)/, ['rules']],
  [/^\/props\/(?:startTime|endTime)/, ['rules']],
  [/^\/(?:showWhen|enableWhen|requireWhen|setWhen)(?:\/|$)/, ['linkage', 'visibility']],
  [/^\/on(?:\/|$)/, ['linkage', 'events']],
  [/^\/(?:access|onAccess)(?:\/|$)/, ['access']],
];

/**
 * Where a setting of a node is changed.
 * @param at JSON pointer from the node
 * @returns the tab; where a node has no such tab the next one is meant
 */
export function tabsOfSetting(at: string): readonly string[] {
  return tabs.find(([place]) => place.test(at))?.[1] ?? ['properties'];
}
