import { createRef, Fragment, type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import inspection from '../../schemas/models/inspection.json' with { type: 'json' };
import { type SampleRecords, sampleWorld } from './model-list/sample-page.tsx';
import { sampleInspections } from './model-list/sample-records.ts';
import type { SampleModel, SampleServer } from './model-list/sample-server.ts';
import { mount, type TestServices, testServices } from './mount.tsx';

export interface ModelOptions {
  readonly model?: SampleModel;
  readonly records?: SampleRecords;
  readonly services?: TestServices;
  /** What the server is told before anything is asked of it. */
  readonly prepare?: (server: SampleServer) => void;
  /** What stands around the pages. */
  readonly around?: (pages: ReactNode) => ReactNode;
}

interface Tab {
  reopen(): void;
}

/** Draws the pages of a model that answers out of memory: 45 inspections unless told otherwise. */
export function mountModel(options: ModelOptions = {}) {
  const { model = inspection, records = sampleInspections(45), services, prepare, around = (pages) => pages } = options;
  const world = sampleWorld(model, records, testServices('zh', services));
  prepare?.(world.server);
  const tab = createRef<Tab>();
  mount(around(<ReopenedTab ref={tab}>{world.page}</ReopenedTab>), world.services);
  return {
    server: world.server,
    said: world.said,
    offered: world.offered,
    /** Closes the tab and opens it again. */
    reopen: () => tab.current?.reopen(),
  };
}

function ReopenedTab({ children, ref }: { readonly children: ReactNode; readonly ref: Ref<Tab> }) {
  const [round, setRound] = useState(0);
  useImperativeHandle(ref, () => ({ reopen: () => setRound((count) => count + 1) }), []);
  return <Fragment key={round}>{children}</Fragment>;
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
export const head = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
export const rowCount = () => document.querySelectorAll('.adit-records tbody tr').length;
export const firstLink = () => document.querySelector('.adit-records tbody .adit-list-link')?.textContent;
/** A condition of the search area. */
export const condition = (name: string) => page.getByLabelText(name, { exact: true });

/** The newest of 45 inspections is in sight. */
export const ready = () => expect.element(button('XJ-20261120-0045')).toBeVisible();

const listCalls = ({ calls }: SampleServer) => calls.filter(({ name }) => name === 'recordList');
export const timesAsked = (server: SampleServer) => listCalls(server).length;
/** What the list was asked for last, the conditions as an object. */
export function asked(server: SampleServer) {
  const { queryJson, ...rest } = Object(listCalls(server).at(-1)?.input.body);
  return { ...rest, query: JSON.parse(queryJson) };
}
