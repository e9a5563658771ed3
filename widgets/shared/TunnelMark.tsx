/** The mark of the product: two arches and a lamp, in the colour of the words beside it. */
export function TunnelMark({ sizePx = 30 }: { readonly sizePx?: number }) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M5 27V15a11 11 0 0 1 22 0v12" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M10 27V16a6 6 0 0 1 12 0v11" fill="none" stroke="currentColor" strokeOpacity=".65" strokeWidth="2" />
      <circle cx="16" cy="17" r="2.2" fill="#5aa7f0" />
      <path d="M2.5 27h27" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
