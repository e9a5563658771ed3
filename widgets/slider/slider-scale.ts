export interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const numberOr = (value: unknown, usual: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : usual;

/** The scale that stored props ask for; one that nobody could slide along is made whole. */
export function sliderScale(props: Readonly<Record<string, unknown>>): SliderScale {
  const min = numberOr(props.min, 0);
  const stored = numberOr(props.step, 1);
  const step = stored > 0 ? stored : 1;
  const max = numberOr(props.max, 100);
  return { min, max: max > min ? max : min + step, step };
}

/** More stops than this run into one another. */
const mostStops = 50;

export const hasRoomForStops = ({ min, max, step }: SliderScale) => (max - min) / step <= mostStops;
