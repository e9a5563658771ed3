import './card.css';
import { Card as AntCard, Flex, theme } from 'antd';
import type { LayoutProps } from '../../engine/contract/widget.ts';
import { HeadingText } from '../shared/HeadingText.tsx';
import { ProblemCount } from '../shared/ProblemCount.tsx';
import { storedText } from '../shared/stored-text.ts';
import { CardLink } from './CardLink.tsx';

export interface CardProps extends LayoutProps {
  readonly header?: string;
  readonly shadow?: string;
  /** A link at the end of the title, which runs the node's actions of `link`. */
  readonly linkText?: string;
}

/** A framed group with its title; the number of fields in error stands beside it. */
export function Card({ id, node, label, header, shadow, linkText, problems, children }: CardProps) {
  const { token } = theme.useToken();
  const title = storedText(header) ?? label;
  const titleId = `${id}-title`;
  const link = storedText(linkText);
  return (
    <AntCard
      role="group"
      {...(title ? { 'aria-labelledby': titleId } : {})}
      className="adit-group-card"
      hoverable={shadow === 'hover'}
      {...(shadow === 'always' ? { style: { boxShadow: token.boxShadow } } : {})}
      title={
        title ? (
          <Flex align="center" gap={8}>
            <HeadingText id={titleId}>{title}</HeadingText>
            <ProblemCount count={problems} look="text" />
          </Flex>
        ) : undefined
      }
      extra={link && <CardLink words={link} node={node} />}
    >
      {children}
    </AntCard>
  );
}
