export { carryOver } from './carry-over.ts';
export { NameRefused } from './names.ts';
export { PasswordRefused } from './passwords.ts';
export {
  People,
  type Person,
  PersonError,
  PLAY_CHIPS,
  type SignedIn,
  SignInRefused,
  TopUpRefused,
} from './people.ts';
export type { Role } from './roles.ts';
export type { Session, SessionEntry, Sessions, Visit } from './sessions.ts';
export { sessionId } from './sessions.ts';
export { SignInLocked } from './sign-in-guard.ts';
