import { z } from 'zod';
import {
  consideredView,
  httpRefusal,
  lobbyTable,
  meView,
  playedEntry,
  pokerHandEntry,
  pokerHandProof,
  pokerHandReplay,
  pokerJackpotView,
  pokerLobbyTable,
  pokerPosted,
  postedRules,
  roundDetail,
  roundEntry,
  sessionView,
  shoeProof,
  staffView,
  tableTotal,
} from '../protocol/index.ts';

/** What the house answers over HTTP, by the names that the routes use. */
export const answerSchemas = {
  MeView: meView,
  LobbyTable: lobbyTable,
  PostedRules: postedRules,
  RoundEntry: roundEntry,
  RoundDetail: roundDetail,
  ShoeProof: shoeProof,
  Considered: consideredView,
  HttpRefusal: httpRefusal,
  SessionView: sessionView,
  StaffView: staffView,
  Nothing: z.object({}),
  PokerLobbyTable: pokerLobbyTable,
  PokerPosted: pokerPosted,
  PokerHandEntry: pokerHandEntry,
  PokerHandProof: pokerHandProof,
  PokerHandReplay: pokerHandReplay,
  PlayedEntry: playedEntry,
  TableTotal: tableTotal,
  PokerJackpot: pokerJackpotView,
} as const;

export type AnswerName = keyof typeof answerSchemas;
