import { ArrowLeftOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { usePhone } from '../list-parts/use-phone.ts';
import { Article } from './Article.tsx';
import { HelpLinks } from './HelpLinks.tsx';
import { type HelpTopics as Help, shownTopics, topicAt, topicsWith } from './shown-topics.ts';

interface Props {
  readonly help: Help;
  readonly items: unknown;
  readonly path: unknown;
  readonly links: unknown;
}

/** Topics beside the one that is read; on a phone one after the other. */
export function HelpTopics({ help, items, path, links }: Props) {
  const { translate, language } = useServices();
  const phone = usePhone();
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isRead, setIsRead] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const current = useRef<HTMLButtonElement>(null);
  const groupId = useId();
  const groups = useMemo(
    () => shownTopics(items, help, translate('help.general'), language),
    [items, help, translate, language],
  );
  const found = useMemo(() => topicsWith(groups, word), [groups, word]);
  const all = groups.flatMap(({ topics }) => topics);
  const at = chosen ?? topicAt(path, items, help);
  const topic = all.find(({ id }) => id === at) ?? all[0];
  const count = found.reduce((sum, { topics }) => sum + topics.length, 0);

  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const read = (id: string) => {
    flushSync(() => {
      setChosen(id);
      setIsRead(true);
    });
    heading.current?.parentElement?.scrollTo({ top: 0 });
    if (phone) heading.current?.focus();
  };
  const back = () => {
    flushSync(() => setIsRead(false));
    current.current?.focus();
  };
  return (
    <div className="adit-help" data-phone={phone || undefined}>
      {!(phone && isRead) && (
        <div className="adit-help-list">
          <Input
            allowClear
            type="search"
            prefix={<SearchOutlined aria-hidden />}
            aria-label={translate('help.search')}
            placeholder={translate('help.search')}
            value={word}
            maxLength={limits.keywordLength}
            onChange={({ target }) => setWord(target.value)}
          />
          <span className="adit-sr" role="status">
            {word.trim() === '' ? '' : translate('help.found', { count })}
          </span>
          <nav aria-label={translate('help.topics')}>
            {found.map(({ name, topics }, index) => (
              <section key={name} aria-labelledby={`${groupId}-${index}`}>
                <h3 id={`${groupId}-${index}`}>{name}</h3>
                <ul>
                  {topics.map(({ id, title }) => (
                    <li key={id}>
                      <button
                        ref={id === topic?.id ? current : undefined}
                        type="button"
                        aria-current={id === topic?.id ? 'page' : undefined}
                        onClick={() => read(id)}
                      >
                        {title}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {count === 0 && <p>{translate('help.nothing')}</p>}
            <HelpLinks links={links} />
          </nav>
        </div>
      )}
      {phone && isRead && (
        <Button type="link" icon={<ArrowLeftOutlined aria-hidden />} className="adit-help-back" onClick={back}>
          {translate('help.back')}
        </Button>
      )}
      {topic && (!phone || isRead) && <Article title={topic.title} body={topic.body} heading={heading} />}
    </div>
  );
}
