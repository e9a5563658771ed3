import type { Command } from './command.ts';

export const reloadPage: Command = () => window.location.reload();
