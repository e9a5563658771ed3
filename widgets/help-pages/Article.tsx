import { Fragment, type ReactNode, type Ref } from 'react';
import { type ArticleBlock, readArticle, type Span } from '../../engine/schema/help/read-article.ts';

interface Props {
  readonly title: string;
  readonly body: readonly string[];
  /** The heading, to which reading goes when another topic is chosen. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** One topic, made of elements by the marks that its lines have. */
export function Article({ title, body, heading }: Props) {
  return (
    <article className="adit-help-article">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {keyed(readArticle(body), (block) => (
        <Block block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { readonly block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{words(block.spans)}</h3>;
    case 'paragraph':
      return <p>{words(block.spans)}</p>;
    case 'steps':
      return (
        <ol>
          {keyed(block.items, (item) => (
            <li>{words(item)}</li>
          ))}
        </ol>
      );
    case 'list':
      return (
        <ul>
          {keyed(block.items, (item) => (
            <li>{words(item)}</li>
          ))}
        </ul>
      );
  }
}

function words(spans: readonly Span[]): ReactNode {
  return keyed(spans, ({ kind, text }) => {
    if (kind === 'bold') return <b>{text}</b>;
    return kind === 'key' ? <kbd className="adit-kbd">{text}</kbd> : text;
  });
}

function keyed<Of>(list: readonly Of[], draw: (one: Of) => ReactNode): ReactNode {
  // What is read of an article is never moved within it.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return list.map((one, index) => <Fragment key={index}>{draw(one)}</Fragment>);
}
