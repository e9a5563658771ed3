import type { Command } from './command.ts';

export const back: Command = () => window.history.back();
