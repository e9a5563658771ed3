import type { Command } from './command.ts';

export const toggleFullscreen: Command = () =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
