import './tunnel-picture.css';
import { useId } from 'react';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { storedText } from '../shared/stored-text.ts';
import { TunnelMark } from '../shared/TunnelMark.tsx';

export interface TunnelPictureProps extends ActionProps {
  /** Lines of it stay lines. */
  readonly slogan?: string;
  readonly text?: string;
  readonly name?: string;
}

/** Half widths of the arches, in units of the drawing: each a fixed share of the one before it, as a tunnel shrinks. */
const arches = Array.from({ length: 13 }, (_, step) => 452 * 0.765 ** step);

/** What runs along the walls, from the far end to the edge: `[y above, y below]` at the edge, paint. */
const trays = [
  [-200, -118, '#4f8fd4', 0.62],
  [-8, 110, '#3f86d2', 0.6],
  [200, 352, '#2f66a8', 0.55],
] as const;
const pipes = [
  [-178, -168, '#dfe8f3', 0.5],
  [-164, -152, '#dfe8f3', 0.7],
  [-58, -50, '#dfe8f3', 0.75],
  [-47, -36, '#dfe8f3', 0.45],
  [54, 62, '#d79a3a', 0.75],
  [66, 76, '#dfe8f3', 0.6],
  [164, 174, '#dfe8f3', 0.62],
  [178, 188, '#dfe8f3', 0.4],
] as const;

/** A tunnel with a lamp at its far end, drawn and not fetched; the words of the product stand in it. */
export function TunnelPicture({ slogan, text, name }: TunnelPictureProps) {
  const id = useId();
  const title = storedText(name);
  return (
    <div className="adit-tunnel">
      <svg viewBox="-452 -452 820 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <defs>
          <radialGradient id={`${id}-depth`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="560">
            <stop offset="0" stopColor="#6fb2f5" />
            <stop offset=".06" stopColor="#3f78b8" />
            <stop offset=".3" stopColor="#1f3c63" />
            <stop offset=".68" stopColor="#152338" />
            <stop offset="1" stopColor="#101724" />
          </radialGradient>
          <linearGradient id={`${id}-floor`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#5aa7f0" stopOpacity=".75" />
            <stop offset="1" stopColor="#2a4f7d" stopOpacity=".12" />
          </linearGradient>
          <linearGradient id={`${id}-shade`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#101724" stopOpacity=".5" />
            <stop offset=".25" stopColor="#101724" stopOpacity="0" />
            <stop offset=".66" stopColor="#101724" stopOpacity="0" />
            <stop offset="1" stopColor="#101724" stopOpacity=".85" />
          </linearGradient>
        </defs>
        <rect x="-1200" y="-1200" width="2400" height="2400" fill={`url(#${id}-depth)`} />
        <path d="M0 0L-250 460H250Z" fill={`url(#${id}-floor)`} />
        {trays.map(([above, below, paint, opacity]) => (
          <path key={above} d={`M0 0L-460 ${above}V${below}Z`} fill={paint} fillOpacity={opacity} />
        ))}
        {pipes.map(([above, below, paint, opacity]) => (
          <path key={above} d={`M0 0L460 ${above * 1.2}V${below * 1.2}Z`} fill={paint} fillOpacity={opacity} />
        ))}
        {arches.map((half, step) => (
          <Arch key={half} half={half} opacity={0.62 - step * 0.035} />
        ))}
        <circle r="34" fill="#9fd0ff" fillOpacity=".35" />
        <circle r="10" fill="#f4faff" />
        <rect x="-1200" y="-452" width="2400" height="900" fill={`url(#${id}-shade)`} />
      </svg>
      {title && (
        <div className="adit-tunnel-name">
          <TunnelMark sizePx={34} />
          <strong>{title}</strong>
        </div>
      )}
      {storedText(slogan) && (
        <div className="adit-tunnel-words">
          <p className="adit-tunnel-slogan">{slogan}</p>
          {storedText(text) && <p>{text}</p>}
        </div>
      )}
    </div>
  );
}

/** One section: vault, walls, floor edge, lamp, and brackets on both walls. */
function Arch({ half, opacity }: { readonly half: number; readonly opacity: number }) {
  const floor = half * 0.735;
  const width = Math.max(0.5, half / 180);
  const brackets = [-0.2, 0.19, 0.6].map((at) => {
    const y = half * at;
    return `M${-half} ${y}h${half * 0.3}M${half} ${y * 0.75}h${-half * 0.26}`;
  });
  return (
    <g fill="none" stroke="#a9c8ea" strokeOpacity={opacity} strokeWidth={width}>
      <path d={`M${-half} ${floor}V0A${half} ${half} 0 0 1 ${half} 0V${floor}`} />
      <path d={`M${-half} ${floor}H${half}`} strokeOpacity={opacity * 0.4} strokeWidth={width / 2} />
      <path d={brackets.join('')} />
      <path
        d={`M${-half * 0.09} ${-half * 0.94}h${half * 0.18}`}
        stroke="#e3effb"
        strokeLinecap="round"
        strokeWidth={half * 0.018}
      />
    </g>
  );
}
