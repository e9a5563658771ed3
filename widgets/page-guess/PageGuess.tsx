import './page-guess.css';
import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { menuName, menuPages, opensWindow } from '../shared/menu.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { guessPages } from './guess-pages.ts';

export interface PageGuessProps extends ActionProps {
  /** The menu list of the session. */
  readonly items?: unknown;
  /** The address that was asked for. */
  readonly path?: string;
}

/** Pages whose address is like the one that does not exist; nothing where none is. */
export function PageGuess({ items, path = '' }: PageGuessProps) {
  const { language, translate, navigate, addressOf } = useServices();
  const guesses = useMemo(() => guessPages(menuPages(items), path), [items, path]);
  if (guesses.length === 0) return <div className="adit-guess" hidden />;
  return (
    <div className="adit-guess">
      <div>
        <span>{translate('widget.pageGuess.title')}</span>
        {guesses.map(({ item, path: to }) => (
          <a
            key={item.id}
            href={addressOf(to)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              navigate(to, opensWindow(item) ? '_blank' : '_self');
            }}
          >
            <PageIcon name={item.icon} otherwise="FileOutlined" />
            {menuName(item, language)}
          </a>
        ))}
      </div>
    </div>
  );
}
