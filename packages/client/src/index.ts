/** A client of the house for programs. Every type is that of the protocol, inferred from the schemas that check its messages. */
export type {
  ClientMessage,
  Command,
  LobbyTable,
  MeView,
  PokerLobbyTable,
  PokerTableView,
  PokerYouView,
  ServerMessage,
  TableView,
  TalkLine,
  YouView,
} from '@croupier/house/protocol';
export { Client, type Credentials } from './client.ts';
export { RefusedByHouse } from './refused.ts';
export type { Request, TableMessage } from './requests.ts';
