import { Button } from 'antd';
import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { type HtmlNode, ownFileOf } from '../../engine/schema/html/index.ts';
import { useDownload } from '../upload-file/use-file-address.ts';

/** False where the page puts the text together: an address in it could carry data of the page away. */
export const FixedContext = createContext(true);

type Element = Extract<HtmlNode, { kind: 'element' }>;

/** Nodes of a text from outside as elements of the page: each is made by its name out of the list, none by its text. */
export function HtmlNodes({ nodes }: { readonly nodes: readonly HtmlNode[] }): ReactNode {
  return nodes.map((node, index) => (
    // What is read of a text is never moved within it.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>{node.kind === 'text' ? node.text : <HtmlElement node={node} />}</Fragment>
  ));
}

function HtmlElement({ node }: { readonly node: Element }) {
  const { name, attributes, children } = node;
  if (name === 'br' || name === 'hr') return createElement(name);
  const inside = <HtmlNodes nodes={children} />;
  if (name === 'a') return <HtmlLink node={node}>{inside}</HtmlLink>;
  if (name === 'table')
    return (
      <div className="adit-html-table">
        <table>{inside}</table>
      </div>
    );
  const { colspan, rowspan } = attributes;
  return createElement(
    name,
    { ...(colspan ? { colSpan: Number(colspan) } : {}), ...(rowspan ? { rowSpan: Number(rowspan) } : {}) },
    inside,
  );
}

/** A link to the web opens a window of its own, one to a file of ours saves it, one without an address is plain words. */
function HtmlLink({ node, children }: { readonly node: Element; readonly children: ReactNode }) {
  const { translate, isListed } = useServices();
  const isFixed = useContext(FixedContext);
  const download = useDownload();
  const { href, title } = node.attributes;
  if (href === undefined) return <span>{children}</span>;
  const file = ownFileOf(href);
  if (file) {
    const entry = { fileId: file.fileId, name: wordsOf(node) || file.fileId, url: href };
    return (
      <Button type="link" size="small" className="adit-html-file" title={title} onClick={() => void download(entry)}>
        {children}
      </Button>
    );
  }
  if (!isFixed && !isListed(href)) return <span>{children}</span>;
  if (href.startsWith('mailto:'))
    return (
      <a href={href} title={title}>
        {children}
      </a>
    );
  const { host } = new URL(href);
  return (
    <a href={href} title={title ?? host} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="adit-sr">{translate('widget.htmlView.newWindow')}</span>
    </a>
  );
}

function wordsOf(node: HtmlNode): string {
  return node.kind === 'text' ? node.text : node.children.map(wordsOf).join('');
}
