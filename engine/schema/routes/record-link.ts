/** Of an address: the record that is open over the list of its page, as `<model>.<record>`. */
const parameter = 'record';

/** The record of a model that an address opens; null where it opens none. @param search of the address, with its `?` */
export function linkedRecord(search: string, modelId: string): string | null {
  const linked = new URLSearchParams(search).get(parameter) ?? '';
  return linked.startsWith(`${modelId}.`) ? linked.slice(modelId.length + 1) || null : null;
}

/** The address of a page with a record of it open. @param page the whole address as it stands */
export function linkToRecord(page: string, modelId: string, recordId: string): string {
  const url = new URL(page);
  url.hash = '';
  url.searchParams.set(parameter, `${modelId}.${recordId}`);
  return url.href;
}

/** The query of the page itself: whichever record is open over it, it is one page. */
export function withoutRecord(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(parameter)) return search;
  query.delete(parameter);
  return query.size === 0 ? '' : `?${query}`;
}
