import { spawn } from 'node:child_process';

/** Runs a program and shows what it says; @throws Error when it ends with anything but 0 or takes too long */
export function runCommand(command: string, args: readonly string[], cwd: string, minutesMost = 90): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: minutesMost * 60_000,
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}.`)),
    );
  });
}
