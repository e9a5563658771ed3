/** What the bench uses of Puck, which is installed apart from the project. */
declare module '@puckeditor/core' {
  import type { ComponentType, ReactNode } from 'react';

  export interface PuckItem {
    readonly type: string;
    readonly props: Readonly<Record<string, unknown>>;
  }
  export interface PuckApi {
    dispatch(action: Readonly<Record<string, unknown>>): void;
    readonly selectedItem: PuckItem | null;
    readonly history: { back(): void };
    getSelectorForId(id: string): { readonly zone: string; readonly index: number } | undefined;
  }
  export const Puck: ComponentType<{
    readonly config: {
      readonly components: Readonly<
        Record<
          string,
          { readonly fields: Readonly<Record<string, { readonly type: string }>>; render(props: never): ReactNode }
        >
      >;
    };
    readonly data: { readonly root: object; readonly content: readonly PuckItem[] };
    readonly iframe: { readonly enabled: boolean };
    readonly overrides: { readonly headerActions: ComponentType<{ readonly children?: ReactNode }> };
  }>;
  export function useGetPuck(): () => PuckApi;
}
