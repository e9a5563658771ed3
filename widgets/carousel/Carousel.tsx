import './carousel.css';
import { CaretRightOutlined, LeftOutlined, PauseOutlined, RightOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { EngineContext } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { type FileEntry, isFileEntry } from '../../engine/schema/values/index.ts';
import { IconButton } from '../shared/IconButton.tsx';
import { FilePicture } from '../upload-file/FilePicture.tsx';
import { useTurning } from './use-turning.ts';

export interface CarouselProps extends FieldProps<FileEntry[]> {
  /** A field of the form whose pictures are shown in the place of its own. */
  readonly sourceField?: string;
  /** Pictures of a source of the page. */
  readonly items?: unknown;
  readonly interval?: number;
  readonly autoplay?: boolean;
  readonly type?: string;
  readonly maxWidth?: number;
  readonly maxHeight?: number;
}

/** From so many on pictures stand beside one another as cards. Source: library specification 9. */
const cardsFrom = 3;
const listenNot = () => () => {};

/** Pictures one after the other. On paper all of them. */
export function Carousel(props: CarouselProps) {
  const { translate } = useServices();
  const entries = usePictures(props);
  if (entries.length === 0) return <span className="adit-value adit-empty">{translate('widget.carousel.none')}</span>;
  return <Turning {...props} entries={entries} />;
}

function usePictures({ value, items, sourceField = '' }: CarouselProps): FileEntry[] {
  const session = useContext(EngineContext)?.session;
  const signals = sourceField === '' ? undefined : session?.signals;
  useSyncExternalStore(
    signals ? (listener) => signals.subscribe(sourceField, listener) : listenNot,
    () => signals?.version(sourceField) ?? 0,
  );
  const given = items ?? (signals ? session?.read(sourceField) : value);
  return Array.isArray(given) ? given.filter(isFileEntry) : [];
}

function Turning({ id, labelId, entries, type, ...look }: CarouselProps & { readonly entries: readonly FileEntry[] }) {
  const { translate } = useServices();
  const { interval = 5000, autoplay = true, maxWidth = 320, maxHeight = 160 } = look;
  const count = entries.length;
  const [turned, setTurned] = useState(0);
  const at = turned % count;
  const go = useCallback((by: number) => setTurned((was) => ((was % count) + by + count) % count), [count]);
  const next = useCallback(() => go(1), [go]);
  const turning = useTurning(autoplay && count > 1, interval, next);
  const whole = usePrinted();
  const isCards = type === 'card' || (type !== 'plain' && count >= cardsFrom);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === 'ArrowLeft' ? -1 : 1);
  };
  /** Where a picture stands, seen from the one that is shown. */
  const sideOf = (index: number) => {
    if (index === at) return 'here';
    if (!isCards) return 'away';
    if (index === (at + 1) % count) return 'after';
    return index === (at + count - 1) % count ? 'before' : 'away';
  };
  return (
    <section
      id={id}
      className="adit-carousel"
      aria-roledescription={translate('widget.carousel')}
      aria-labelledby={labelId}
      data-cards={isCards || undefined}
      {...turning.around}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where the arrow keys are */}
      <ul tabIndex={0} onKeyDown={onKeyDown} aria-label={translate('widget.carousel.place', { n: at + 1, m: count })}>
        {entries.map((entry, index) => {
          const side = sideOf(index);
          return (
            <li
              key={entry.fileId}
              data-side={side}
              aria-hidden={side !== 'here' && !whole}
              style={{ maxWidth, height: maxHeight }}
            >
              {(whole || side !== 'away') && (
                <FilePicture
                  entry={entry}
                  style={{ maxWidth: '100%', maxHeight: '100%', width: 'auto', height: 'auto', objectFit: 'contain' }}
                />
              )}
            </li>
          );
        })}
      </ul>
      {count > 1 && (
        <div className="adit-carousel-tools">
          <IconButton name={translate('widget.carousel.previous')} icon={<LeftOutlined />} onClick={() => go(-1)} />
          {turning.canPause && (
            <IconButton
              name={translate(turning.mayTurn ? 'widget.carousel.pause' : 'widget.carousel.play')}
              icon={turning.mayTurn ? <PauseOutlined /> : <CaretRightOutlined />}
              onClick={turning.toggle}
            />
          )}
          <IconButton name={translate('widget.carousel.next')} icon={<RightOutlined />} onClick={next} />
          {/* Read aloud when somebody turns it, and not each time that it turns by itself. */}
          <span aria-live={turning.turns ? 'off' : 'polite'}>
            {translate('widget.carousel.place', { n: at + 1, m: count })}
          </span>
        </div>
      )}
    </section>
  );
}

/** True while the page is printed. */
function usePrinted(): boolean {
  const [printed, setPrinted] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinted(true));
    const after = () => setPrinted(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printed;
}
