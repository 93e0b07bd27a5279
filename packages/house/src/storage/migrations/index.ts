import { theBooks } from './0001-the-books.ts';
import { findingRounds } from './0002-finding-rounds.ts';
import { findingReversals } from './0003-finding-reversals.ts';
import { theHouseJournal } from './0004-the-house-journal.ts';
import { writtenAtOnce } from './0005-written-at-once.ts';
import { whoIsWhere } from './0006-who-is-where.ts';
import { sessionsTold } from './0007-sessions-told.ts';
import { amongPlayers } from './0008-among-players.ts';
import { findingClosures } from './0009-finding-closures.ts';
import { plansKept } from './0010-plans-kept.ts';
import type { Migration } from './migration.ts';

export type { Migration } from './migration.ts';

export const MIGRATIONS: readonly Migration[] = [
  theBooks,
  findingRounds,
  findingReversals,
  theHouseJournal,
  writtenAtOnce,
  whoIsWhere,
  sessionsTold,
  amongPlayers,
  findingClosures,
  plansKept,
];
