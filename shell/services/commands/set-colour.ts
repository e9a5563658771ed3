import { colourAtom } from '../../settings/settings.ts';
import { themeColours } from '../../theme/palette.ts';
import type { Command } from './command.ts';

export const setColour: Command = ({ store }, { value }) => {
  const colour = themeColours.find((one) => one === value);
  if (colour) store.set(colourAtom, colour);
};
