import type { ReactNode } from 'react';

const statePictures = ['empty', 'search', 'lock', 'broken', 'notFound', 'soon'] as const;
export type StatePictureName = (typeof statePictures)[number];

/** The drawing that a design names; of one that is not known the empty tunnel. */
export function statePicture(name: unknown): StatePictureName {
  return statePictures.find((known) => known === name) ?? 'empty';
}

const line = { fill: 'none', stroke: 'var(--ant-color-text-quaternary)', strokeWidth: 1.5 } as const;
const accent = { fill: 'none', stroke: 'var(--ant-color-primary)', strokeWidth: 2 } as const;

/** The small drawings of a state: a tunnel mouth and what is the matter with it. */
export function StatePicture({ name }: { readonly name: StatePictureName }) {
  if (name === 'notFound') return <ClosedTunnel />;
  return (
    <svg width="128" height="80" viewBox="0 0 128 80" aria-hidden="true" focusable="false">
      <path d="M8 68h112" {...line} />
      {name === 'broken' ? (
        <g>
          <path d="M8 44h44M76 44h44" {...line} />
          <path d="M52 36v16M76 36v16" {...line} />
          <path d="M64 20v8M54 24l3 6M74 24l-3 6M60 42h2M67 46h2" {...accent} />
        </g>
      ) : (
        <g>
          <path d="M32 68V40a32 32 0 0 1 64 0v28" fill="var(--ant-color-fill-secondary)" stroke="none" />
          <path d="M32 68V40a32 32 0 0 1 64 0v28" {...line} />
          {details[name]}
        </g>
      )}
    </svg>
  );
}

const details: Readonly<Record<Exclude<StatePictureName, 'broken' | 'notFound'>, ReactNode>> = {
  empty: (
    <g>
      <rect
        x="50"
        y="28"
        width="28"
        height="34"
        rx="3"
        fill="var(--ant-color-bg-container)"
        stroke={line.stroke}
        strokeWidth="1.5"
      />
      <path d="M56 38h16M56 45h16M56 52h8" {...line} />
      <circle cx="80" cy="58" r="8" fill="var(--ant-color-bg-container)" stroke={accent.stroke} strokeWidth="2" />
      <path d="M80 54v8M76 58h8" {...accent} />
    </g>
  ),
  search: (
    <g>
      <circle cx="60" cy="42" r="14" fill="var(--ant-color-bg-container)" stroke={accent.stroke} strokeWidth="2" />
      <path d="M71 53l13 12M54 42h12" {...accent} />
    </g>
  ),
  lock: (
    <g>
      <rect
        x="50"
        y="40"
        width="28"
        height="22"
        rx="4"
        fill="var(--ant-color-bg-container)"
        stroke={accent.stroke}
        strokeWidth="2"
      />
      <path d="M56 40v-6a8 8 0 0 1 16 0v6M64 49v5" {...accent} />
    </g>
  ),
  soon: (
    <g>
      <path d="M40 68V42a24 24 0 0 1 48 0v26" {...line} strokeDasharray="4 4" />
      <circle cx="64" cy="46" r="14" fill="var(--ant-color-bg-container)" stroke={accent.stroke} strokeWidth="2" />
      <path d="M64 38v8l6 4" {...accent} />
    </g>
  ),
};

/** A tunnel that is closed by a barrier: larger than the others, for it has a page of its own. */
function ClosedTunnel() {
  return (
    <svg width="208" height="128" viewBox="0 0 208 128" aria-hidden="true" focusable="false">
      <g {...line} strokeWidth="2.5">
        <path d="M28 120V72a76 70 0 0 1 152 0v48" fill="var(--ant-color-fill-secondary)" />
        <path d="M54 120V78a50 46 0 0 1 100 0v42" fill="var(--ant-color-bg-container)" />
        <path d="M74 120V84a30 27 0 0 1 60 0v36" fill="var(--ant-color-fill-secondary)" />
        <path d="M84 120l8-21h24l8 21" fill="var(--ant-color-bg-container)" />
        <path d="M4 120h200" />
      </g>
      <circle cx="104" cy="20" r="4.5" fill="var(--ant-color-primary)" />
      <g {...accent} strokeWidth="2.5">
        <path d="M64 96v24M144 96v24" />
        <rect x="52" y="83" width="104" height="13" rx="3" fill="var(--ant-color-bg-container)" />
      </g>
      <path
        d="M66 84h9l-9 11h-9zM90 84h9l-9 11h-9zM114 84h9l-9 11h-9zM138 84h9l-9 11h-9z"
        fill="var(--ant-color-primary)"
      />
    </svg>
  );
}
