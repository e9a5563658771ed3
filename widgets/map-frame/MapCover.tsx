import './map-frame.css';
import { useServices } from '../../engine/contract/services.ts';

/** Lies over a map until it is drawn: a sheet with a line, as the map will be, instead of a bare ground. */
export function MapCover({ isOver = false }: { readonly isOver?: boolean }) {
  const { translate } = useServices();
  return (
    // Who hears the page is told by the state above.
    <div className="adit-map-cover" data-over={isOver || undefined} aria-hidden="true">
      <svg viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <path d="M-20 150 C80 150 90 70 170 70 S280 120 420 60" />
        <path d="M170 70 C190 120 180 160 190 220" />
      </svg>
      <span>{translate('widget.mapFrame.state.opening')}</span>
    </div>
  );
}
