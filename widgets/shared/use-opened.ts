import { useRef } from 'react';

/** Ids that were open at some time: a pane once opened stays drawn, so that nothing typed into it is lost. */
export function useOpened(open: readonly string[]): ReadonlySet<string> {
  const opened = useRef(new Set<string>());
  for (const id of open) opened.current.add(id);
  return opened.current;
}
