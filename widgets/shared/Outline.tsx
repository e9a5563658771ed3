import './outline.css';
import { useDelayed } from './use-delayed.ts';

interface Props {
  /** `rows`: two lines each, as lists of a card have them. `columns`: those of a chart. */
  readonly shape: 'rows' | 'columns';
  /** Of the whole, px: its place is kept from the start. */
  readonly heightPx: number;
  readonly count: number;
}

/** What is still on its way, in outline: nothing is drawn of it in the first moment, in which most answers come. */
export function Outline({ shape, heightPx, count }: Props) {
  const late = useDelayed(true);
  return (
    <div className="adit-outline" data-shape={shape} style={{ height: heightPx }} aria-hidden="true">
      {late && places(count).map((place) => <i key={place} />)}
    </div>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);
