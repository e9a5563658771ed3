/** How the canvas is looked at. */
export interface CanvasLook {
  readonly device: 'pc' | 'phone';
  /** 1 is the size that people will see. */
  readonly zoom: number;
  readonly names: boolean;
  readonly grid: boolean;
}

export const zooms: readonly number[] = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2];

export const firstLook: CanvasLook = { device: 'pc', zoom: 1, names: true, grid: false };
