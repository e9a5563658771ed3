import { limits } from '../limits.ts';

export interface HelpLink {
  readonly name: string;
  readonly url: string;
}

/**
 * Links as an administrator writes them, one a line: `name | https://…`. Empty lines count for nothing.
 * @returns the links, and of lines that are none their numbers, from 1
 */
export function readHelpLinks(text: string): { readonly links: HelpLink[]; readonly wrong: number[] } {
  const links: HelpLink[] = [];
  const wrong: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const link = readLink(line);
    if (link) links.push(link);
    else wrong.push(index + 1);
  }
  return { links, wrong };
}

function readLink(line: string): HelpLink | undefined {
  const at = line.indexOf('|');
  const name = line.slice(0, Math.max(at, 0)).trim();
  const url = line.slice(at + 1).trim();
  // An address with a name before its host looks like another host than it leads to.
  const isAddress = /^https:\/\/[^\s/@\\]+(?:[/?#][^\s\\]*)?$/i.test(url) && URL.canParse(url);
  const isShort = name.length <= limits.helpLinkName && url.length <= limits.htmlAddressLength;
  return name !== '' && isAddress && isShort ? { name, url } : undefined;
}
