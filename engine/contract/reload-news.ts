/** Window event: what a source or a list shows has changed. `detail` names the source; without one, all are meant. */
export const reloadNews = 'adit:reload';
/** Window event: what the person may see has changed, and with it how a list is drawn. */
export const rightsNews = 'adit:rights';

/** Hears of either of them. @returns stops that */
export function hearReload(reload: (event: Event) => void): () => void {
  for (const news of [reloadNews, rightsNews]) window.addEventListener(news, reload);
  return () => {
    for (const news of [reloadNews, rightsNews]) window.removeEventListener(news, reload);
  };
}
