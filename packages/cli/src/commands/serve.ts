import { Command } from 'commander';
import type { Desk } from '../desk.ts';
export const serveCommand = (_desk: Desk): Command => new Command('serve').description('run the house');
